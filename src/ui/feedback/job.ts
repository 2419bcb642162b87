/** How far a long job is. */
export interface Job {
  /** What it does: "Uploading photos". */
  title: string;
  /** Where it stands. */
  state: 'running' | 'done' | 'failed';
  /** How many are done. Without it and `total`, the bar only moves. */
  done?: number;
  /** How many there are. */
  total?: number;
  /** What is counted: "photos". */
  unit?: string;
}

/** "3 of 12 photos", or '' where nothing is counted. */
export function countText({ done, total, unit }: Job): string {
  if (done === undefined || !total) return '';
  return [`${done} of ${total}`, unit].filter(Boolean).join(' ');
}

/** What is read out: the start, each quarter and the end. Between them it stays the same, so that nobody is talked over. */
export function announcement(job: Job): string {
  const { title, state, done, total } = job;
  if (state === 'done') return `${title}: done`;
  if (state === 'failed') return [`${title}: failed`, countText(job)].filter(Boolean).join(', ');
  const quarter = done === undefined || !total ? 0 : Math.floor((done / total) * 4);
  return quarter === 0 ? title : `${title}: ${quarter * 25}%`;
}
