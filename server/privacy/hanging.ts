import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import type { Tx } from '../db/database.ts';
import { notifications } from '../db/schema/platform.ts';

const pagesOf = (id: number): string[] => [paths.broker.lead(id), paths.superadmin.lead(id)];

/**
 * Reduces timeline entries to what happened and when, without any text that a person wrote, so that they no longer
 * identify anyone.
 */
export const stripEvents = async (tx: Tx, which: SQL): Promise<number[]> => {
  const { rows } = (await tx.execute(sql`
    with gone as (delete from lead_events where ${which} returning *)
    insert into lead_events (id, lead_id, broker_id, at, kind, actor_role, actor_id, detail)
    overriding system value
    select id, lead_id, broker_id, at, kind, actor_role, actor_id,
      case when kind in ('status', 'privacy') then detail
        when kind = 'edited' then '{"changes": []}'
        when kind = 'created' then jsonb_build_object('source', detail -> 'source')
        when kind in ('enquiry', 'merged') then '{"repeats": ["phone", "email"]}'
        else jsonb_strip_nulls(jsonb_build_object('at', detail -> 'at', 'kind', detail -> 'kind')) end
    from gone
    returning id`)) as { rows: { id: number }[] };
  return rows.map(({ id }) => id);
};

interface Recipient {
  readonly ids: readonly number[];
  /** Null for the main website. */
  readonly owner: number | null;
  /** Only notifications from these times. */
  readonly at?: readonly Date[];
}

/** Deletes the notifications about leads. */
export const forgetNotices = async (tx: Tx, { ids, owner, at }: Recipient): Promise<void> => {
  const isOwners = owner === null ? isNull(notifications.brokerId) : eq(notifications.brokerId, owner);
  const isThen = at && inArray(notifications.createdAt, [...at]);
  await tx.delete(notifications).where(and(isOwners, inArray(notifications.link, ids.flatMap(pagesOf)), isThen));
};

/** Deletes the operators' notifications of leads of the main website, because they contain names. */
export const forgetArrivals = async (tx: Tx, arrivals: readonly Date[]): Promise<void> => {
  await tx
    .delete(notifications)
    .where(
      and(
        isNull(notifications.brokerId),
        eq(notifications.kind, 'main_lead'),
        inArray(notifications.createdAt, [...arrivals]),
      ),
    );
};
