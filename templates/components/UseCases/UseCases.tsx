/** Takes when a service fits and when another does, gives the two lists. */
import { CheckList } from '../CheckList/CheckList.tsx';

interface UseCasesProps {
  useCases: string[];
  notFor: string[];
  notForHeading: string;
}

export function UseCases({ useCases, notFor, notForHeading }: UseCasesProps) {
  return (
    <>
      <CheckList items={useCases} />
      {notFor.length > 0 && (
        <>
          <h3>{notForHeading}</h3>
          <CheckList items={notFor} icon="arrow-right" />
        </>
      )}
    </>
  );
}
