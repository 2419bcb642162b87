import { brokers, operators, users } from './schema/accounts.ts';

/** The accounts table of each role. */
export const accountTables = { super_admin: operators, broker: brokers, user: users } as const;
