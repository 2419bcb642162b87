import { isNull, sql } from 'drizzle-orm';
import { leads } from './schema/leads.ts';

/** Leads whose person was not erased. */
export const notErased = sql`${leads.privacy} is distinct from 'erased'`;

/** Leads whose person may be contacted: neither erased, nor the consent withdrawn. */
export const mayBeContacted = isNull(leads.privacy);

/** New, and without a call, message, e-mail or visit yet. A literal, which the index of these leads needs. */
export const uncontacted = sql`${leads.status} = 'new' and ${leads.firstContactAt} is null`;
