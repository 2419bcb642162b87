import type { CallInput } from '#contract/endpoint.ts';
import type { Lead } from '#contract/leads.ts';
import type { changeLeads } from '#contract/leadWork.ts';

/** A lead that is chosen, as it was read. */
export type ChosenLead = Pick<Lead, 'id' | 'full_name' | 'status' | 'assigned_to'>;

/** A change of several leads. */
export type SeveralChanged = CallInput<typeof changeLeads>['body'];

type Fields = Pick<SeveralChanged, 'status' | 'assigned_to'>;

/** The changes that bring back what one replaced: each lead's own status and name, the leads of equal ones together. */
export const formerValues = (leads: readonly ChosenLead[], { status, assigned_to }: Fields): SeveralChanged[] => {
  const changes = new Map<string, SeveralChanged>();
  for (const lead of leads) {
    const former = {
      ...(status !== undefined && status !== lead.status && { status: lead.status }),
      ...(assigned_to != null && assigned_to !== (lead.assigned_to ?? '') && { assigned_to: lead.assigned_to ?? '' }),
    };
    const key = JSON.stringify(former);
    if (key !== '{}')
      changes.set(key, { ...former, follow_up: null, ids: [...(changes.get(key)?.ids ?? []), lead.id] });
  }
  return [...changes.values()];
};
