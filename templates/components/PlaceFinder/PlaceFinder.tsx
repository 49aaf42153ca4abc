/** A field that finds a place by its name or postal code: takes the URL of the list of places, gives a section. Hidden without JavaScript; the counties on the page lead to every place. */
import type { Shell } from 'treesite';
import { PhoneText } from '../PhoneText/PhoneText.tsx';
import { Split } from '../Split/Split.tsx';
import '../Field/Field.css';
import '../Timetable/Timetable.css';
import './PlaceFinder.css';

export function PlaceFinder({ index, shell }: { index: string; shell: Shell }) {
  const { wording, phone } = shell;
  return (
    <search className="place-finder">
      <Split heading={wording.findPlace}>
        <form method="dialog" className="stack" data-places={index}>
          <p className="field">
            <label htmlFor="place">{wording.findPlaceLabel}</label>
            <input id="place" type="search" autoComplete="off" enterKeyHint="go" />
          </p>
          <button type="submit" className="button">
            {wording.findPlace}
          </button>
          <div className="stack" aria-live="polite">
            <ul className="timetable" />
            <p hidden>
              <PhoneText text={wording.placeNotFound} phone={phone} />
            </p>
          </div>
        </form>
      </Split>
    </search>
  );
}
