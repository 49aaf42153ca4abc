/** The reports in this file, the newest first. */
import { formatNumber } from '../../../text/format-number.ts';
import { formatBytes, formatMilliseconds, formatMoment } from '../format-figures.ts';
import type { Summary } from '../history.ts';
import { Section } from './Section.tsx';
import { Trend } from './Trend.tsx';

const maxRows = 10;

export function PastReports({ reports, timeZone }: { reports: readonly Summary[]; timeZone: string }) {
  if (reports.length < 2) return null;
  const rows = reports.toReversed().slice(0, maxRows);
  return (
    <Section id="time" heading="Over time" about="Figures from the previous reports in this file.">
      {reports.length > 2 && <Trend reports={reports} />}
      <table>
        <thead>
          <tr>
            <th scope="col">Report</th>
            <th scope="col">Pages</th>
            <th scope="col">Typical page</th>
            <th scope="col" className="wide">
              Heaviest
            </th>
            <th scope="col">Problems</th>
            <th scope="col" className="wide">
              Rendering
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((report, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two reports can have the same time
            <tr key={index}>
              <th scope="row">{formatMoment(new Date(report.madeAt), timeZone)}</th>
              <td>{formatNumber(report.pages)}</td>
              <td>{formatBytes(report.typicalBytes)}</td>
              <td className="wide">{formatBytes(report.heaviestBytes)}</td>
              <td>{formatNumber(report.errors + report.warnings)}</td>
              <td className="wide">{formatMilliseconds(report.milliseconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
