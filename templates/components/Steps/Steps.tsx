/** Takes the steps of a job, gives them as a numbered list. */
import './Steps.css';

export function Steps({ steps }: { steps: { title: string; description: string }[] }) {
  return (
    <ol className="steps">
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p>{step.description}</p>
        </li>
      ))}
    </ol>
  );
}
