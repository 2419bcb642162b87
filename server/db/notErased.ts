import { sql } from 'drizzle-orm';
import { leads } from './schema/leads.ts';

/** Leads whose person was not erased and can be called. */
export const notErased = sql`${leads.privacy} is distinct from 'erased'`;
