import type { InfiniteData } from '@tanstack/react-query';
import type { Answer } from '#contract/endpoint.ts';
import type { listBrokerLeads } from '#contract/leads/endpoints.ts';
import type { Lead } from '#contract/leads/schemas.ts';

/** The loaded pages of a column. */
export type ColumnPages = InfiniteData<Answer<typeof listBrokerLeads>>;

/** The leads of a column. A lead that moved while pages were loading may be on two of them; it is returned once. */
export const leadsOf = ({ pages }: ColumnPages): Lead[] => [
  ...new Map(pages.flatMap(({ data }) => data.map((lead) => [lead.id, lead] as const))).values(),
];

const recounted = (
  column: ColumnPages,
  change: number,
  leadsOn: (leads: Lead[], before: number, nth: number) => Lead[],
): ColumnPages => {
  let before = 0;
  const pages = column.pages.map(({ data, meta }, nth) => {
    const leads = leadsOn(data, before, nth);
    before += data.length;
    return { data: leads, meta: { ...meta, total: Math.max(0, meta.total + change) } };
  });
  return { ...column, pages };
};

/** The column after a lead has left it. */
export const withoutLead = (column: ColumnPages, id: number): ColumnPages =>
  recounted(column, -1, (leads) => leads.filter((lead) => lead.id !== id));

/** The column with a lead inserted at a position among the loaded ones. */
export const withLead = (column: ColumnPages, lead: Lead, index: number): ColumnPages => {
  let placed = false;
  return recounted(column, 1, (leads, before, nth) => {
    const at = index - before;
    if (placed || (at > leads.length && nth < column.pages.length - 1)) return leads;
    placed = true;
    return [...leads.slice(0, at), lead, ...leads.slice(at)];
  });
};

/** The column with a lead replaced by the server's answer. */
export const withAnswer = (column: ColumnPages, saved: Lead): ColumnPages => ({
  ...column,
  pages: column.pages.map((page) => ({
    ...page,
    data: page.data.map((lead) => (lead.id === saved.id ? saved : lead)),
  })),
});
