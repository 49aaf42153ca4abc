/** Takes a label, gives the field for photos of the long form. */
import './PhotoField.css';

/** Without an id, as SentFields. */
export function PhotoField({ label }: { label: string }) {
  return (
    <p className="wide">
      <label className="photos">
        {label} <input type="file" name="photo1" accept="image/*" multiple />
      </label>
    </p>
  );
}
