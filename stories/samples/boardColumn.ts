import { fn } from 'storybook/test';
import type { LeadStatus } from '#contract/leads/choices.ts';
import type { BoardColumnState } from '#src/features/leads/board/boardQueries.ts';
import { boardLeads } from '#stories/mocks/boardLeads.ts';

/** A column of the board, with all of its leads. */
export const boardColumn = (status: LeadStatus): BoardColumnState => {
  const leads = boardLeads().filter((lead) => lead.status === status);
  return {
    status,
    leads,
    total: leads.length,
    loading: false,
    error: undefined,
    retry: fn(),
    more: { rest: false, busy: false, failed: false, load: fn() },
  };
};
