import { randomInt } from 'node:crypto';
import pg from 'pg';
import { DATABASE_START_CONNECT_MS } from '../limits/server.ts';
import { cannotConnect, WrongAppLogin } from './errors.ts';

const ROLES = ['nivaas_app', 'nivaas_operator'];

const ATTRIBUTES = `select session_user::text as name, rolinherit as inherits,
    rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as strong,
    exists (select from pg_shdepend where refclassid = 'pg_authid'::regclass and refobjid = r.oid and deptype = 'o')
      or exists (select from pg_roles other where rolname <> session_user and rolname <> all ($1)
        and pg_has_role(session_user, other.oid, 'MEMBER')) as owns
  from pg_roles r where rolname = session_user`;

// Finds privileges of the login itself: those of nivaas_app do not count, because it does not inherit them.
const REACHES = `select exists (select from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'drizzle') and relkind in ('r', 'p', 'v', 'm', 'f')
    and (has_table_privilege(session_user, c.oid, 'DELETE, TRUNCATE, REFERENCES, TRIGGER')
      or has_any_column_privilege(session_user, c.oid, 'SELECT, INSERT, UPDATE')))
  or has_database_privilege(session_user, current_database(), 'CREATE, TEMPORARY') as reaches`;

const refuseStrong = async (login: pg.Client): Promise<string> => {
  const { rows } = await login.query(ATTRIBUTES, [ROLES]);
  const { name, strong, owns, inherits } = rows[0];
  if (strong) throw new WrongAppLogin('names a login that may do more than connect: it must be an ordinary one');
  if (owns) throw new WrongAppLogin('names a login that owns something, or is a member of another role');
  if (inherits)
    throw new WrongAppLogin(`names a login that uses its roles' rights at once: alter role ${name} noinherit`);
  return name;
};

const checkLogin = async (owner: pg.Client, login: pg.Client): Promise<string> => {
  const name = await refuseStrong(login);
  // An advisory lock belongs to one database: in any other one the key is free.
  const key = randomInt(2 ** 47);
  await owner.query('select pg_advisory_lock($1)', [key]);
  const { rows: free } = await login.query('select pg_try_advisory_lock($1) as free', [key]);
  if (free[0].free) throw new WrongAppLogin('names another database than DATABASE_URL');
  return name;
};

const connected = async (connectionString: string, check: (login: pg.Client) => Promise<void>): Promise<void> => {
  const login = new pg.Client({ connectionString, connectionTimeoutMillis: DATABASE_START_CONNECT_MS });
  login.on('error', () => undefined);
  try {
    await login.connect();
    await check(login);
  } finally {
    await login.end().catch(() => undefined);
  }
};

/**
 * Checks that the login for requests is weaker than the tables' owner, and makes it a member of the two roles for
 * requests. Each transaction takes one of them: without it the login can reach no table. Throws WrongAppLogin.
 */
export const prepareAppLogin = async (owner: pg.Client, connectionString: string): Promise<void> => {
  try {
    await connected(connectionString, async (login) => {
      const name = await checkLogin(owner, login);
      for (const role of ROLES) {
        const { rows } = await owner.query(`select pg_has_role($1::name, $2::name, 'MEMBER') as has`, [name, role]);
        if (!rows[0].has) await owner.query(`grant ${role} to ${pg.escapeIdentifier(name)}`);
      }
      const { rows } = await login.query(REACHES);
      if (rows[0].reaches) throw new WrongAppLogin('names a login with rights of its own: revoke them, it needs none');
    });
  } catch (error) {
    if (!cannotConnect(error)) throw error;
    throw new WrongAppLogin('names a database that cannot be reached, or that does not let us in', { cause: error });
  }
};

/**
 * Checks that the login to a replica is as weak as the one for requests. It must already have the roles, because
 * nothing can be granted on a replica. An unreachable replica is not checked. Throws WrongAppLogin.
 */
export const checkReadLogin = async (connectionString: string): Promise<void> => {
  try {
    await connected(connectionString, async (login) => void (await refuseStrong(login)));
  } catch (error) {
    if (!cannotConnect(error)) throw error;
  }
};
