/** Takes a job, gives its pictures before and after side by side, and its story. */
import type { Job, Wording } from 'treesite';
import { Photo } from '../Photo/Photo.tsx';
import '../../styles/more.css';
import '../../styles/pair.css';
import './JobCard.css';

export function JobCard({ job, wording }: { job: Job; wording: Wording }) {
  return (
    <li className="job">
      <div className="pair" data-compare={wording.compare}>
        <figure>
          <Photo picture={job.before} />
          <figcaption>{wording.before}</figcaption>
        </figure>
        <figure>
          <Photo picture={job.after} />
          <figcaption>{wording.after}</figcaption>
        </figure>
      </div>
      <h3>{job.title}</h3>
      <p className="muted">{job.location}</p>
      <p>{job.description}</p>
      {job.service && (
        <a className="more" href={job.service.href}>
          {job.service.label}
        </a>
      )}
    </li>
  );
}
