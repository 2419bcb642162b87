-- Trigrams, for searches that find a word anywhere. Trusted: the owner of the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "heartbeats" (
	"minute" timestamp (3) with time zone PRIMARY KEY DEFAULT date_trunc('minute', now()) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "brokers_by_name" ON "brokers" USING btree (lower("full_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "brokers_by_email" ON "brokers" USING btree (lower("email") collate "C","id");--> statement-breakpoint
CREATE INDEX "brokers_by_status" ON "brokers" USING btree (lower("status") collate "C","id");--> statement-breakpoint
CREATE INDEX "brokers_search" ON "brokers" USING gin ((lower("full_name" || E'\n' || "email" || E'\n' || coalesce("phone", '') || E'\n' || coalesce("license_no", ''))) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "leads_by_name" ON "leads" USING btree (lower("full_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "leads_by_status" ON "leads" USING btree (lower("status") collate "C","id");--> statement-breakpoint
CREATE INDEX "leads_by_source" ON "leads" USING btree (lower("source") collate "C","id");--> statement-breakpoint
CREATE INDEX "leads_by_city" ON "leads" USING btree (lower("city") collate "C","id");--> statement-breakpoint
CREATE INDEX "leads_by_city_down" ON "leads" USING btree (lower("city") collate "C" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "leads_main_newest" ON "leads" USING btree ("created_at","id") WHERE "leads"."broker_id" is null;--> statement-breakpoint
CREATE INDEX "leads_main_by_name" ON "leads" USING btree (lower("full_name") collate "C","id") WHERE "leads"."broker_id" is null;--> statement-breakpoint
CREATE INDEX "leads_main_by_status" ON "leads" USING btree (lower("status") collate "C","id") WHERE "leads"."broker_id" is null;--> statement-breakpoint
CREATE INDEX "leads_main_by_source" ON "leads" USING btree (lower("source") collate "C","id") WHERE "leads"."broker_id" is null;--> statement-breakpoint
CREATE INDEX "leads_main_by_city" ON "leads" USING btree (lower("city") collate "C","id") WHERE "leads"."broker_id" is null;--> statement-breakpoint
CREATE INDEX "leads_main_by_city_down" ON "leads" USING btree (lower("city") collate "C" desc nulls last,"id" desc) WHERE "leads"."broker_id" is null;--> statement-breakpoint
CREATE INDEX "leads_with_status" ON "leads" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_main_with_status" ON "leads" USING btree ("status","created_at","id") WHERE "leads"."broker_id" is null;--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ((lower("full_name" || E'\n' || coalesce("email", '') || E'\n' || "phone" || E'\n' || coalesce("city", '') || E'\n' || coalesce("property_interest", ''))) gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON heartbeats TO nivaas_app;
--> statement-breakpoint
ALTER TABLE heartbeats ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE heartbeats FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY signin ON heartbeats TO nivaas_app USING (app_scope() = 'signin');
--> statement-breakpoint
CREATE POLICY operator ON heartbeats FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
-- The operator's way in works as a role of its own, which may see every lead and broker. A policy that asks nothing of a row
-- leaves the planner free to use any index: one that does keeps it off those for LIKE, which could tell of hidden rows.
DO $$
BEGIN
  FOR attempt IN 1..20 LOOP
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'nivaas_operator') THEN
        CREATE ROLE nivaas_operator NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS NOREPLICATION;
      END IF;
      BEGIN
        EXECUTE format('GRANT nivaas_operator TO %I', current_user);
        GRANT nivaas_app TO nivaas_operator;
      EXCEPTION WHEN insufficient_privilege THEN
        IF NOT pg_has_role(current_user, 'nivaas_operator', 'MEMBER')
          OR NOT pg_has_role('nivaas_operator', 'nivaas_app', 'MEMBER') THEN RAISE; END IF;
      END;
      EXIT;
    EXCEPTION WHEN duplicate_object OR unique_violation OR internal_error THEN
      IF attempt = 20 THEN RAISE; END IF;
      PERFORM pg_sleep(0.05 * attempt);
    END;
  END LOOP;
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'nivaas_operator' AND (rolsuper OR rolbypassrls)) THEN
    RAISE EXCEPTION 'The role nivaas_operator must be neither superuser nor free of row-level security';
  END IF;
END $$;
--> statement-breakpoint
CREATE POLICY all_of_them ON leads FOR SELECT TO nivaas_operator USING (true);
--> statement-breakpoint
CREATE POLICY all_of_them ON brokers FOR SELECT TO nivaas_operator USING (true);
