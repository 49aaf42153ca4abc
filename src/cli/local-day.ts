/** The day where the owner is, as year-month-day. Pure. */
export function localDay(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
