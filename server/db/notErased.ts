import { sql } from 'drizzle-orm';
import { leads } from './schema/leads.ts';

/** Leads whose person can be reached: nobody waits for a call who was erased. */
export const notErased = sql`${leads.privacy} is distinct from 'erased'`;
