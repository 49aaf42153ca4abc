/** A workflow of GitHub Actions → what its cache step restores. Pure. */
import { parse } from 'yaml';

interface Workflow {
  jobs: Record<string, { steps: { uses?: string; with?: { path?: string } }[] }>;
}

/** Lines of the step's `path`: folders, or patterns of them. */
export function restoredFolders(workflow: string): string[] {
  const { jobs }: Workflow = parse(workflow);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return (
    steps
      .find(({ uses }) => uses?.startsWith('actions/cache@'))
      ?.with?.path?.trim()
      .split('\n') ?? []
  );
}
