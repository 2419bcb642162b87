-- Requests run as the role nivaas_app, or as its member nivaas_operator, which may see every lead, property, broker and audit
-- entry. Both own nothing, and no policy lets them by. What they may do with each table is in grants.ts.
-- Roles belong to the whole cluster, where several databases may be set up at the same moment.
DO $$
DECLARE name text;
BEGIN
  FOR attempt IN 1..20 LOOP
    BEGIN
      FOREACH name IN ARRAY ARRAY['nivaas_app', 'nivaas_operator'] LOOP
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
          EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS NOREPLICATION', name);
        END IF;
        -- Also to the creator, whom PostgreSQL 16 makes a member that may not take the role.
        BEGIN
          EXECUTE format('GRANT %I TO %I', name, current_user);
        EXCEPTION WHEN insufficient_privilege THEN
          -- Somebody else set the role up, and may have granted it as well.
          IF NOT pg_has_role(current_user, name, 'MEMBER') THEN RAISE; END IF;
        END;
      END LOOP;
      BEGIN
        GRANT nivaas_app TO nivaas_operator;
      EXCEPTION WHEN insufficient_privilege THEN
        IF NOT pg_has_role('nivaas_operator', 'nivaas_app', 'MEMBER') THEN RAISE; END IF;
      END;
      EXIT;
    EXCEPTION WHEN duplicate_object OR unique_violation OR internal_error THEN
      IF attempt = 20 THEN RAISE; END IF;
      PERFORM pg_sleep(0.05 * attempt);
    END;
  END LOOP;
END $$;
