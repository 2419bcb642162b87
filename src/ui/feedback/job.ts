import { formatNumber } from '#src/lib/format.ts';

/** The progress of a long job. */
export interface Job {
  /** The job's name: "Uploading photos". */
  title: string;
  state: 'running' | 'done' | 'failed';
  /** The number done. Without it or `total`, the progress bar is indeterminate. */
  done?: number;
  total?: number;
  /** What is counted: "photos". */
  unit?: string;
}

/** The count as text: "3 of 12 photos", or '' without a count. */
export function countText({ done, total, unit }: Job): string {
  if (done === undefined || !total) return '';
  return [`${formatNumber(done)} of ${formatNumber(total)}`, unit].filter(Boolean).join(' ');
}

/** The announcement for screen readers: start, each quarter and end. It stays the same in between, so as not to interrupt. */
export function announcement(job: Job): string {
  const { title, state, done, total } = job;
  if (state === 'done') return `${title}: done`;
  if (state === 'failed') return [`${title}: failed`, countText(job)].filter(Boolean).join(', ');
  const quarter = done === undefined || !total ? 0 : Math.floor((done / total) * 4);
  return quarter === 0 ? title : `${title}: ${quarter * 25}%`;
}
