import type { LeadEvent } from '#contract/leads/work.ts';
import { UNMERGED_WITHIN_H } from '#contract/rules/lifetimes.ts';

const WITHIN_MS = UNMERGED_WITHIN_H * 3_600_000;

/** The merge that can be undone: the latest in a timeline (newest first) that is not undone, and can still be. */
export const undoableMerge = (events: readonly LeadEvent[], now: number): LeadEvent | undefined => {
  let undone = 0;
  for (const event of events) {
    if (event.kind === 'unmerged') undone += 1;
    if (event.kind !== 'merged') continue;
    if (undone === 0) return now - Date.parse(event.at) < WITHIN_MS ? event : undefined;
    undone -= 1;
  }
  return undefined;
};
