import { type SQL, sql } from 'drizzle-orm';

/**
 * What requests, as nivaas_app, may do with each table; they have no rights on any other. As a member of nivaas_app,
 * nivaas_operator has the same privileges, but its policies show it more rows.
 */
const TABLES: Readonly<Record<string, string>> = {
  audit: 'SELECT, INSERT, UPDATE (times), DELETE',
  brokers: 'SELECT, INSERT, UPDATE',
  credentials: 'SELECT, INSERT, UPDATE',
  deleted_pictures: 'SELECT, INSERT, DELETE',
  digests: 'SELECT, INSERT, UPDATE',
  domains: 'SELECT, INSERT, UPDATE',
  email_changes: 'SELECT, INSERT, UPDATE, DELETE',
  gone_homes: 'SELECT, INSERT, UPDATE, DELETE',
  heartbeats: 'SELECT, INSERT, DELETE',
  home_changes: 'SELECT, INSERT, DELETE',
  idempotency_keys: 'SELECT, INSERT, UPDATE, DELETE',
  jobs: 'SELECT, INSERT, UPDATE (state, tries, run_at, error, ended_at), DELETE',
  lead_dismissals: 'SELECT, INSERT',
  lead_events: 'SELECT, INSERT, UPDATE (lead_id), DELETE',
  lead_imports: 'SELECT, INSERT, UPDATE, DELETE',
  lead_merges: 'SELECT, INSERT, UPDATE',
  lead_views: 'SELECT, INSERT, DELETE',
  leads: 'SELECT, INSERT, UPDATE, DELETE',
  listing_events: 'SELECT, INSERT, DELETE',
  listing_reports: 'SELECT, INSERT, UPDATE, DELETE',
  login_attempts: 'SELECT, INSERT, UPDATE, DELETE',
  media: 'SELECT, INSERT, UPDATE, DELETE',
  notification_preferences: 'SELECT, INSERT, UPDATE',
  notifications: 'SELECT, INSERT, UPDATE (is_read), DELETE',
  operators: 'SELECT, INSERT, UPDATE',
  password_resets: 'SELECT, INSERT, DELETE',
  privacy_leads: 'SELECT, INSERT',
  privacy_requests: 'SELECT, INSERT, UPDATE, DELETE',
  properties: 'SELECT, INSERT, UPDATE, DELETE',
  second_steps: 'SELECT, INSERT, UPDATE, DELETE',
  settings: 'SELECT, INSERT, UPDATE',
  report_changes: 'SELECT, INSERT, DELETE',
  report_days: 'SELECT, INSERT, UPDATE, DELETE',
  saved_homes: 'SELECT, INSERT, UPDATE, DELETE',
  saved_searches: 'SELECT, INSERT, UPDATE, DELETE',
  search_homes: 'SELECT, INSERT, UPDATE, DELETE',
  search_matches: 'SELECT, INSERT, UPDATE, DELETE',
  seeker_alerts: 'SELECT, INSERT, UPDATE, DELETE',
  seeker_enquiries: 'SELECT, INSERT, UPDATE, DELETE',
  sessions: 'SELECT, INSERT, UPDATE, DELETE',
  signup_codes: 'SELECT, INSERT, UPDATE, DELETE',
  sites: 'SELECT, INSERT, UPDATE',
  users: 'SELECT, INSERT, UPDATE',
  videos: 'SELECT, INSERT, UPDATE, DELETE',
  visits: 'SELECT, INSERT, UPDATE, DELETE',
};

const grants = Object.entries(TABLES).map(([table, rights]) => `GRANT ${rights} ON ${table} TO nivaas_app;`);

// What a dump does not contain. Roles belong to the whole cluster, where another database may be set up at the same
// moment: a membership is only written if it is missing.
const OUTSIDE = `IF NOT EXISTS (SELECT FROM pg_auth_members
    WHERE roleid = 'nivaas_app'::regrole AND member = 'nivaas_operator'::regrole) THEN
    GRANT nivaas_app TO nivaas_operator;
  END IF;
  EXECUTE format('REVOKE CREATE, TEMPORARY ON DATABASE %I FROM PUBLIC, nivaas_app, nivaas_operator', current_database());`;

// One statement, so that it is atomic and needs one round trip. Covers only what the tables' owner owns: other tables
// in the schema belong to an extension.
const REPEAT = `DO $$
DECLARE one record;
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname IN ('nivaas_app', 'nivaas_operator') AND (rolsuper OR rolbypassrls)) THEN
    RAISE EXCEPTION 'nivaas_app and nivaas_operator must be neither superuser nor free of row-level security';
  END IF;
  ${OUTSIDE}
  FOR one IN SELECT relname, nspname, relkind FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
    WHERE nspname IN ('public', 'drizzle') AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
    AND pg_has_role(current_user, relowner, 'USAGE')
  LOOP
    EXECUTE format('REVOKE ALL ON %s %I.%I FROM PUBLIC, nivaas_app, nivaas_operator',
      CASE one.relkind WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, one.nspname, one.relname);
  END LOOP;
  ${grants.join('\n  ')}
  REVOKE ALL ON SCHEMA drizzle FROM PUBLIC, nivaas_app, nivaas_operator;
  REVOKE CREATE ON SCHEMA public FROM PUBLIC, nivaas_app, nivaas_operator;
  GRANT USAGE ON SCHEMA public TO nivaas_app;
  -- PostgreSQL only warns of a REVOKE by somebody else than the owner.
  IF has_database_privilege('nivaas_app', current_database(), 'CREATE, TEMPORARY')
    OR has_schema_privilege('nivaas_app', 'public', 'CREATE') THEN
    RAISE insufficient_privilege USING MESSAGE = 'nivaas_app may create tables, and this user cannot revoke that';
  END IF;
END $$`;

/**
 * Grants the roles for requests what they need, and revokes everything else. Not in a migration: a dump does not contain
 * all of it, and the grants may have been changed since.
 */
export const repeatGrants = async (execute: (statement: SQL) => PromiseLike<unknown>): Promise<void> => {
  await execute(sql.raw(REPEAT));
};

/**
 * Repeats the part of the grants that a dump does not contain. A database of a newer version needs it too; its other
 * grants stay as they are.
 */
export const repeatOutside = async (execute: (statement: SQL) => PromiseLike<unknown>): Promise<void> => {
  await execute(sql.raw(`DO $$ BEGIN ${OUTSIDE} END $$`));
};
