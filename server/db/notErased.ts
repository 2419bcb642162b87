import { isNull, sql } from 'drizzle-orm';
import { leads } from './schema/leads.ts';

/** Leads whose person was not erased and can be called. */
export const notErased = sql`${leads.privacy} is distinct from 'erased'`;

/** Leads whose person may be contacted: neither erased, nor the consent withdrawn. */
export const mayBeContacted = isNull(leads.privacy);
