DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "brokers" ADD COLUMN "quotas" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "signup_codes" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "minute" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "times" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "signup_codes_age" ON "signup_codes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_by_minute" ON "audit" USING btree ("actor_role","actor_id","action","minute") WHERE "audit"."minute" is not null;--> statement-breakpoint
CREATE INDEX "media_broker" ON "media" USING btree ("broker_id","bytes");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"),("broker_id" is null));--> statement-breakpoint
-- The trail stays append only: sign-in raises the count of a recent denial, and the sweep deletes what is older than a month.
GRANT UPDATE (times), DELETE ON audit TO nivaas_app;
--> statement-breakpoint
CREATE POLICY signin_select ON audit FOR SELECT TO nivaas_app USING (
  app_scope() = 'signin' AND (minute > now() - interval '5 minutes' OR at < now() - interval '30 days')
);
--> statement-breakpoint
CREATE POLICY signin_update ON audit FOR UPDATE TO nivaas_app USING (
  app_scope() = 'signin' AND minute > now() - interval '5 minutes'
);
--> statement-breakpoint
CREATE POLICY signin_delete ON audit FOR DELETE TO nivaas_app USING (
  app_scope() = 'signin' AND at < now() - interval '30 days'
);
