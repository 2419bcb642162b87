import type { LeadEvent } from '#contract/leads/work.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The merge that can be undone: the latest in a timeline (newest first) that is not undone and less than a day old. */
export const undoableMerge = (events: readonly LeadEvent[], now: number): LeadEvent | undefined => {
  let undone = 0;
  for (const event of events) {
    if (event.kind === 'unmerged') undone += 1;
    if (event.kind !== 'merged') continue;
    if (undone === 0) return now - Date.parse(event.at) < DAY_MS ? event : undefined;
    undone -= 1;
  }
  return undefined;
};
