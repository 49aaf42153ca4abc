/** Takes nothing, gives a drawn line of two waves that parts what is above from what is below. */
export function RiverLine() {
  return (
    <svg className="river" viewBox="0 0 1440 20" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 7q60-12 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0" />
      <path d="M0 15q60-12 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0" />
    </svg>
  );
}
