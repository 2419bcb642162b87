import type { Tx } from '../db/database.ts';
import { leads } from '../db/schema/leads.ts';
import { leadMerges, leadViews } from '../db/schema/leadWork.ts';
import { firstId } from './firstId.ts';

/** An owner's leads, and what a broker has besides them. */
export interface LeadRows {
  readonly leadId: number;
  /** Two leads with a planned follow-up: one call drops the first, another completes the second. */
  readonly plannedLeadId: number;
  readonly dueLeadId: number;
  /** A lead that one call merges into the first. */
  readonly extraLeadId: number;
  /** A lead that another one was merged into. */
  readonly mergedLeadId: number;
  readonly viewId: number;
}

const planned = { followUpAt: new Date('2099-01-01'), followUpKind: 'call' } as const;

/** Adds leads, and for a broker what else belongs to them. */
export const addLeadRows = async (tx: Tx, brokerId: number | null, mark: string): Promise<LeadRows> => {
  const add = async (more: Partial<typeof leads.$inferInsert> = {}) => {
    const lead = { brokerId, fullName: mark, phone: '5550120417', source: 'call', status: 'new', ...more } as const;
    return firstId(await tx.insert(leads).values(lead).returning({ id: leads.id }));
  };
  const own = { leadId: await add(), plannedLeadId: await add(planned), dueLeadId: await add(planned) };
  const others = { extraLeadId: await add(), mergedLeadId: await add(), viewId: 0 };
  if (brokerId === null) return { ...own, ...others };
  const stored = { full_name: mark, phone: '5550120417', source: 'call', status: 'new', broker_id: brokerId };
  const times = { last_event_at: '2026-01-01', created_at: '2026-01-01', updated_at: '2026-01-01', later_consents: [] };
  const other = { ...stored, ...times, id: 2_000_000_000 + others.mergedLeadId };
  await tx
    .insert(leadMerges)
    .values({ brokerId, keptId: others.mergedLeadId, otherId: other.id, other, before: {}, after: {} });
  const view = { brokerId, name: mark, query: 'status=new' };
  const viewId = firstId(await tx.insert(leadViews).values(view).returning({ id: leadViews.id }));
  return { ...own, ...others, viewId };
};
