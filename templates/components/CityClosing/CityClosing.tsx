/** The last section of a place's page: takes heading and text, gives call, text, a link to #contact and one to the county. */
import type { CityProps, NavLink, Shell } from 'treesite';
import { CallButtons } from '../CallButtons/CallButtons.tsx';
import { MoreLink } from '../MoreLink/MoreLink.tsx';
import { PhoneText } from '../PhoneText/PhoneText.tsx';
import { Split } from '../Split/Split.tsx';

interface CityClosingProps {
  closing: NonNullable<CityProps['closing']>;
  county: NavLink;
  shell: Shell;
}

export function CityClosing({ closing, county, shell }: CityClosingProps) {
  const { wording, phone, textMessage } = shell;
  return (
    <Split tone="alt" heading={closing.heading}>
      <p>
        <PhoneText text={closing.text} phone={phone} />
      </p>
      <div className="actions">
        <CallButtons phone={phone} textMessage={textMessage} words={{ call: wording.callNow, text: wording.textUs }} />
        <a className="button quiet" href="#contact">
          {wording.freeEstimate}
        </a>
      </div>
      <MoreLink href={county.href} label={wording.backToCounty} />
    </Split>
  );
}
