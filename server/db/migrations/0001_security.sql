-- The application works as the role nivaas_app: it owns nothing and passes no policy by.
-- Roles belong to the whole cluster: several databases may be set up in it at the same moment.
DO $$
BEGIN
  FOR attempt IN 1..20 LOOP
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'nivaas_app') THEN
        CREATE ROLE nivaas_app NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS NOREPLICATION;
      END IF;
      -- Also to the creator, whom PostgreSQL 16 makes a member that may not take the role.
      BEGIN
        EXECUTE format('GRANT nivaas_app TO %I', current_user);
      EXCEPTION WHEN insufficient_privilege THEN
        -- Somebody else set the role up, and may have granted it as well.
        IF NOT pg_has_role(current_user, 'nivaas_app', 'MEMBER') THEN RAISE; END IF;
      END;
      EXIT;
    EXCEPTION WHEN duplicate_object OR unique_violation OR internal_error THEN
      IF attempt = 20 THEN RAISE; END IF;
      PERFORM pg_sleep(0.05 * attempt);
    END;
  END LOOP;
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'nivaas_app' AND (rolsuper OR rolbypassrls)) THEN
    RAISE EXCEPTION 'The role nivaas_app must be neither superuser nor free of row-level security';
  END IF;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO nivaas_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON operators, brokers, users, credentials, leads, properties, media, videos, sites, notifications TO nivaas_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON sessions, idempotency_keys, login_attempts TO nivaas_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON audit TO nivaas_app;
--> statement-breakpoint
-- Which way in this transaction took: tenant, operator, public or signin; nothing set sees nothing.
CREATE FUNCTION app_scope() RETURNS text LANGUAGE sql STABLE AS $$ SELECT current_setting('app.scope', true) $$;
--> statement-breakpoint
CREATE FUNCTION app_broker_id() RETURNS integer LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.broker_id', true), '')::integer $$;
--> statement-breakpoint
CREATE FUNCTION app_slug() RETURNS text LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.slug', true), '') $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOR name IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- A signed-in broker: the own rows, and nothing else.
CREATE POLICY tenant_select ON brokers FOR SELECT TO nivaas_app USING (app_scope() = 'tenant' AND id = app_broker_id());
--> statement-breakpoint
CREATE POLICY tenant_update ON brokers FOR UPDATE TO nivaas_app USING (app_scope() = 'tenant' AND id = app_broker_id());
--> statement-breakpoint
CREATE POLICY tenant ON users TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY tenant ON leads TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY tenant ON properties TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY tenant ON media TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY tenant ON videos TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY tenant ON sites TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY tenant ON credentials FOR INSERT TO nivaas_app WITH CHECK (
  app_scope() = 'tenant' AND role = 'user'
  AND EXISTS (SELECT FROM users u WHERE u.id = account_id AND u.broker_id = app_broker_id())
);
--> statement-breakpoint
CREATE POLICY tenant ON idempotency_keys TO nivaas_app USING (app_scope() = 'tenant' AND actor = 'broker:' || app_broker_id());
--> statement-breakpoint
-- The operator: brokers and leads of all; writes leads of the main website only.
CREATE POLICY operator ON operators TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
CREATE POLICY operator ON brokers TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
CREATE POLICY operator_select ON leads FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
CREATE POLICY operator_insert ON leads FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'operator' AND broker_id IS NULL);
--> statement-breakpoint
CREATE POLICY operator_update ON leads FOR UPDATE TO nivaas_app USING (app_scope() = 'operator' AND broker_id IS NULL);
--> statement-breakpoint
CREATE POLICY operator ON properties FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
CREATE POLICY operator ON sites FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
CREATE POLICY operator_insert ON credentials FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'operator' AND role = 'broker');
--> statement-breakpoint
CREATE POLICY operator_select ON sessions FOR SELECT TO nivaas_app USING (app_scope() = 'operator' AND role = 'broker');
--> statement-breakpoint
CREATE POLICY operator_update ON sessions FOR UPDATE TO nivaas_app USING (app_scope() = 'operator' AND role = 'broker');
--> statement-breakpoint
CREATE POLICY operator ON notifications TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
CREATE POLICY operator ON idempotency_keys TO nivaas_app USING (app_scope() = 'operator' AND actor LIKE 'super\_admin:%');
--> statement-breakpoint
CREATE POLICY operator ON audit FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
-- A visitor of one published site of an active broker (the way in sets app.broker_id only for such a one).
CREATE POLICY public ON sites FOR SELECT TO nivaas_app USING (app_scope() = 'public' AND slug = app_slug());
--> statement-breakpoint
CREATE POLICY public ON brokers FOR SELECT TO nivaas_app USING (
  app_scope() = 'public' AND status = 'active'
  AND EXISTS (SELECT FROM sites s WHERE s.broker_id = brokers.id AND s.slug = app_slug())
);
--> statement-breakpoint
CREATE POLICY public ON properties FOR SELECT TO nivaas_app USING (app_scope() = 'public' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY public ON media FOR SELECT TO nivaas_app USING (app_scope() = 'public' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY public ON videos FOR SELECT TO nivaas_app USING (app_scope() = 'public' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY public_insert ON leads FOR INSERT TO nivaas_app WITH CHECK (
  app_scope() = 'public' AND broker_id = app_broker_id() AND source = 'website' AND status = 'new'
);
--> statement-breakpoint
-- Seen only to join a second enquiry to the first: open leads of the last day.
CREATE POLICY public_select ON leads FOR SELECT TO nivaas_app USING (
  app_scope() = 'public' AND broker_id = app_broker_id()
  AND created_at > now() - interval '24 hours' AND status NOT IN ('closed', 'lost')
);
--> statement-breakpoint
CREATE POLICY public_update ON leads FOR UPDATE TO nivaas_app USING (
  app_scope() = 'public' AND broker_id = app_broker_id()
  AND created_at > now() - interval '24 hours' AND status NOT IN ('closed', 'lost')
);
--> statement-breakpoint
CREATE POLICY public ON idempotency_keys TO nivaas_app USING (
  app_scope() = 'public' AND starts_with(actor, 'visitor:' || app_slug() || ':')
);
--> statement-breakpoint
-- Signing in and up: accounts, credentials, sessions, throttling.
CREATE POLICY signin ON operators TO nivaas_app USING (app_scope() = 'signin');
--> statement-breakpoint
CREATE POLICY signin ON brokers TO nivaas_app USING (app_scope() = 'signin');
--> statement-breakpoint
CREATE POLICY signin ON users TO nivaas_app USING (app_scope() = 'signin');
--> statement-breakpoint
CREATE POLICY signin ON credentials TO nivaas_app USING (app_scope() = 'signin');
--> statement-breakpoint
CREATE POLICY signin ON sessions TO nivaas_app USING (app_scope() = 'signin');
--> statement-breakpoint
CREATE POLICY signin ON login_attempts TO nivaas_app USING (app_scope() = 'signin');
--> statement-breakpoint
CREATE POLICY signin ON idempotency_keys TO nivaas_app USING (app_scope() = 'signin' AND actor LIKE 'signup:%');
--> statement-breakpoint
CREATE POLICY notify ON notifications FOR INSERT TO nivaas_app WITH CHECK (app_scope() IN ('signin', 'public'));
--> statement-breakpoint
CREATE POLICY record ON audit FOR INSERT TO nivaas_app WITH CHECK (app_scope() IN ('tenant', 'operator', 'public', 'signin'));
--> statement-breakpoint
-- Expired keys may be swept by whoever comes along at sign-in.
CREATE POLICY sweep_select ON idempotency_keys FOR SELECT TO nivaas_app USING (app_scope() = 'signin' AND created_at < now() - interval '24 hours');
--> statement-breakpoint
CREATE POLICY sweep ON idempotency_keys FOR DELETE TO nivaas_app USING (app_scope() = 'signin' AND created_at < now() - interval '24 hours');
