/** A time → the date in this machine's time zone, as YYYY-MM-DD. Pure. */
export function localDate(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((number) => String(number).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
