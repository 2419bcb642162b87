CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "password_resets_account" ON "password_resets" USING btree ("role","account_id");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE "jobs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_of_kind" ON "jobs" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "jobs_ended" ON "jobs" USING btree ("ended_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON password_resets TO nivaas_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (state, tries, run_at, error, ended_at), DELETE ON jobs TO nivaas_app;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['password_resets', 'jobs'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY signin ON password_resets TO nivaas_app USING (app_scope() = 'signin');
--> statement-breakpoint
-- Every way adds jobs; only the server itself takes them. The operator sees mails, and sends them again.
CREATE POLICY add ON jobs FOR INSERT TO nivaas_app WITH CHECK (app_scope() IN ('tenant', 'operator', 'public', 'signin'));
--> statement-breakpoint
CREATE POLICY signin_select ON jobs FOR SELECT TO nivaas_app USING (app_scope() = 'signin');
--> statement-breakpoint
CREATE POLICY signin_update ON jobs FOR UPDATE TO nivaas_app USING (app_scope() = 'signin');
--> statement-breakpoint
CREATE POLICY signin_delete ON jobs FOR DELETE TO nivaas_app USING (app_scope() = 'signin' AND ended_at < now() - interval '30 days');
--> statement-breakpoint
CREATE POLICY operator_select ON jobs FOR SELECT TO nivaas_app USING (app_scope() = 'operator' AND kind = 'mail');
--> statement-breakpoint
CREATE POLICY operator_update ON jobs FOR UPDATE TO nivaas_app USING (app_scope() = 'operator' AND kind = 'mail');
