import { and, asc, eq, sql } from 'drizzle-orm';
import type { CallInput } from '#contract/endpoint.ts';
import { type addLeadView, type LeadView, MOST_VIEWS } from '#contract/leads/tools.ts';
import { recordAudit } from '../db/audit.ts';
import type { Tx } from '../db/database.ts';
import { leadViews } from '../db/schema/leadWork.ts';
import { found, HttpError, taken } from '../errors.ts';
import type { BrokerCaller } from './ownLead.ts';

const shown = { id: leadViews.id, name: leadViews.name, query: leadViews.query };
const ownOf = ({ session }: BrokerCaller) => eq(leadViews.brokerId, session.brokerId);

/** A broker's saved views, by name. */
export const viewsOf = (tx: Tx, caller: BrokerCaller): Promise<LeadView[]> =>
  tx.select(shown).from(leadViews).where(ownOf(caller)).orderBy(asc(leadViews.name), asc(leadViews.id));

// "view" in ASCII: the class of the advisory lock; its object is the broker's id.
const VIEW_LOCK = 0x76696577;

/** Saves a view. 409 for a name that exists already, and when the limit is reached. */
export const addView = async (
  tx: Tx,
  caller: BrokerCaller,
  { name, query }: CallInput<typeof addLeadView>['body'],
): Promise<LeadView> => {
  const { session, request } = caller;
  // The limit must also hold for views saved at the same time.
  await tx.execute(sql`select pg_advisory_xact_lock(${VIEW_LOCK}::int, ${session.brokerId}::int)`);
  if ((await tx.$count(leadViews, ownOf(caller))) >= MOST_VIEWS) {
    throw new HttpError(409, `At most ${MOST_VIEWS} views can be saved. Please remove one first.`);
  }
  const [view] = await tx
    .insert(leadViews)
    .values({ brokerId: session.brokerId, name: name.trim(), query })
    .onConflictDoNothing()
    .returning(shown);
  if (!view) throw taken('name', 'A view with this name already exists');
  const object = { type: 'lead_view', id: view.id } as const;
  await recordAudit(tx, { actor: session, action: 'lead_view.saved', object, address: request.ip });
  return view;
};

/** Removes a view; 404 for another broker's. */
export const removeView = async (tx: Tx, caller: BrokerCaller, id: number): Promise<void> => {
  const { session, request } = caller;
  const [removed] = await tx
    .delete(leadViews)
    .where(and(eq(leadViews.id, id), ownOf(caller)))
    .returning({ id: leadViews.id });
  const object = { type: 'lead_view', id: found(removed).id } as const;
  await recordAudit(tx, { actor: session, action: 'lead_view.removed', object, address: request.ip });
};
