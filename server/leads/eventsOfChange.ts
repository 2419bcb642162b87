import { leadRows } from '#contract/leads/fields.ts';
import type { LeadEventKind } from '#contract/leads/work.ts';
import { type LeadRow, toLead } from './rows.ts';

const written = leadRows.map(([name]) => name).filter((name) => name !== 'status');

/** The timeline entries for a change: the status before and after, and each other field that differs. */
export const eventsOfChange = (
  before: LeadRow,
  after: LeadRow,
): { readonly kind: LeadEventKind; readonly detail: Readonly<Record<string, unknown>> }[] => {
  const [old, now] = [toLead(before), toLead(after)];
  const changes = written
    .filter((field) => old[field] !== now[field])
    .map((field) => ({ field, from: old[field], to: now[field] }));
  return [
    ...(old.status === now.status ? [] : [{ kind: 'status' as const, detail: { from: old.status, to: now.status } }]),
    ...(changes.length === 0 ? [] : [{ kind: 'edited' as const, detail: { changes } }]),
  ];
};
