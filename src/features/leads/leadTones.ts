import type { LeadStatus } from '#contract/leads.ts';
import type { ToneName } from '#src/theme/tones.ts';

/** The colour that goes with each lead status. */
export const leadTones: Readonly<Record<LeadStatus, ToneName>> = {
  new: 'info',
  contacted: 'warning',
  qualified: 'peacock',
  proposal: 'plum',
  closed: 'success',
  lost: 'neutral',
};
