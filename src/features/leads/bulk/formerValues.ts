import type { CallInput } from '#contract/endpoint.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import type { changeLeads } from '#contract/leads/work.ts';

/** A selected lead, as it was loaded. */
export type ChosenLead = Pick<Lead, 'id' | 'full_name' | 'status' | 'assigned_to'>;

/** A change of several leads. */
export type SeveralChanged = CallInput<typeof changeLeads>['body'];

type Fields = Pick<SeveralChanged, 'status' | 'assigned_to'>;

/**
 * The changes that undo a bulk change: they restore each lead's former status and assignee, with one change for all
 * leads that had the same ones. A lead that someone changed since then stays as it is (`only_if`).
 */
export const formerValues = (leads: readonly ChosenLead[], { status, assigned_to }: Fields): SeveralChanged[] => {
  const changes = new Map<string, SeveralChanged>();
  for (const lead of leads) {
    const former: Fields = {};
    const only_if: Fields = {};
    if (status !== undefined && status !== lead.status) {
      former.status = lead.status;
      only_if.status = status;
    }
    if (assigned_to != null && assigned_to !== (lead.assigned_to ?? '')) {
      former.assigned_to = lead.assigned_to ?? '';
      only_if.assigned_to = assigned_to;
    }
    const key = JSON.stringify(former);
    if (key !== '{}')
      changes.set(key, { ...former, follow_up: null, only_if, ids: [...(changes.get(key)?.ids ?? []), lead.id] });
  }
  return [...changes.values()];
};
