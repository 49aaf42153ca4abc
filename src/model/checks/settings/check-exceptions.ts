/** Days with other hours that end before they begin, meet another such day, or have half of their hours. Pure. */
import { type Diagnostic, diagnose } from '../../../diagnostics/diagnostic.ts';
import type { DataRecord } from '../../../schema/records.ts';
import type { Site } from '../../../schema/types.gen.ts';

/** A longer one is a wrong year; pages list each day. */
const maxDays = 366;

/** Dates that do not exist are reported by `checkDay`. */
export function checkExceptions({ value, locate }: DataRecord<Site>): Diagnostic[] {
  const { exceptions } = value.business.hours;
  return exceptions.flatMap((exception, index) => {
    const { date, until = date, opens, closes } = exception;
    const at = (field: string) => locate(['business', 'hours', 'exceptions', index, field]);
    const say = (field: string, message: string, hint: string, related: Diagnostic['related'] = []) => [
      diagnose('hours/contradiction', at(field), message, { hint, related }),
    ];
    if (until < date)
      return say('until', `These days end on ${until}, before they begin on ${date}.`, 'Correct date or until.');
    if (Date.parse(until) - Date.parse(date) >= maxDays * 86_400_000)
      return say('until', `These days last longer than a year, from ${date} until ${until}.`, 'Correct date or until.');
    if ((opens === undefined) !== (closes === undefined)) {
      const [given, missing] = opens === undefined ? ['closes', 'opens'] : ['opens', 'closes'];
      return say(
        given,
        `These days have ${given}, but not ${missing}.`,
        `Add ${missing}, or delete ${given} if the business is closed.`,
      );
    }
    if (opens !== undefined && opens === closes)
      return say(
        'closes',
        `These hours open and close at ${opens}, so they cover no time.`,
        'Delete opens and closes if the business is closed.',
      );
    const other = exceptions
      .slice(0, index)
      .findIndex((before) => before.date <= until && date <= (before.until ?? before.date));
    if (other === -1) return [];
    const related = [{ message: 'The other entry:', at: locate(['business', 'hours', 'exceptions', other, 'date']) }];
    const day = [date, exceptions[other]?.date ?? date].sort()[1];
    return say('date', `${day} is in two entries of exceptions.`, 'Write each day once.', related);
  });
}
