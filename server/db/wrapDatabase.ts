import type { Database } from './database.ts';

/** The same database, with each of its transactions passed through `around`. */
export const wrapDatabase = (db: Database, around: <T>(call: () => Promise<T>) => Promise<T>): Database => ({
  engine: db.engine,
  withTenant: (brokerId, work) => around(() => db.withTenant(brokerId, work)),
  asOperator: (work) => around(() => db.asOperator(work)),
  asPublic: (visited, work) => around(() => db.asPublic(visited, work)),
  asEnquirer: (home, work) => around(() => db.asEnquirer(home, work)),
  asSeeker: (userId, work) => around(() => db.asSeeker(userId, work)),
  asVisitor: (work) => around(() => db.asVisitor(work)),
  asSystem: (work) => around(() => db.asSystem(work)),
  asPrivacy: (work) => around(() => db.asPrivacy(work)),
  connections: db.connections,
  close: () => db.close(),
});
