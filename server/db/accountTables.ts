import { brokers, operators, users } from './schema/accounts.ts';

/** The table of each role's accounts. */
export const accountTables = { super_admin: operators, broker: brokers, user: users } as const;
