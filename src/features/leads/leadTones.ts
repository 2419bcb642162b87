import type { LeadStatus } from '../../../contract/leads';
import type { ToneName } from '../../theme/tones';

/** The colour that goes with each lead status. */
export const leadTones: Readonly<Record<LeadStatus, ToneName>> = {
  new: 'info',
  contacted: 'warning',
  qualified: 'peacock',
  proposal: 'plum',
  closed: 'success',
  lost: 'neutral',
};
