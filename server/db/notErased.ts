import { isNull, sql } from 'drizzle-orm';
import { leads } from './schema/leads.ts';

/** Leads whose personal data was not erased. */
export const notErased = sql`${leads.privacy} is distinct from 'erased'`;

/** Leads that may be contacted: their data is not erased, and their consent not withdrawn. */
export const mayBeContacted = isNull(leads.privacy);

/** New leads without a call, message, e-mail or visit. `new` is a literal because their partial index needs it. */
export const uncontacted = sql`${leads.status} = 'new' and ${leads.firstContactAt} is null`;
