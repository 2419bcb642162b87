import type { HttpHandler } from 'msw';
import { demoPeople } from '#contract/fixtures/accounts.ts';
import { buildLead } from '#contract/fixtures/leads.ts';
import {
  addLeadView,
  dismissDuplicate,
  type LeadView,
  listAssignees,
  listLeadViews,
  mergeLeads,
  removeLeadView,
  unmergeLeads,
} from '#contract/leads/tools.ts';
import { mock } from './mock.ts';

const someViews: readonly LeadView[] = [
  { id: 1, name: 'My hot leads', query: 'status=qualified&follow_up=week' },
  { id: 2, name: 'Nothing planned', query: 'follow_up=none' },
];

/** The calls for merging leads, for assignees, and for saved views in memory. */
export const leadToolCalls = (start: readonly LeadView[] = someViews): HttpHandler[] => {
  let views = [...start];
  return [
    mock(listAssignees, () => ({ data: ['Kavita Joshi', demoPeople.ravi.name, 'Suresh Jat'] })),
    mock(mergeLeads, ({ params }) => ({ data: buildLead({ id: Number(params.id) }) })),
    mock(unmergeLeads, ({ params }) => ({ data: buildLead({ id: Number(params.id) }) })),
    mock(dismissDuplicate, () => undefined),
    mock(listLeadViews, () => ({ data: views })),
    mock(addLeadView, ({ body }) => {
      const view = { id: 10 + views.length, name: String(body.name), query: String(body.query) };
      views = [...views, view];
      return { data: view };
    }),
    mock(removeLeadView, ({ params }) => {
      views = views.filter(({ id }) => id !== Number(params.id));
      return undefined;
    }),
  ];
};
