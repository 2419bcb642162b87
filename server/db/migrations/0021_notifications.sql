CREATE TABLE "digests" (
	"role" text NOT NULL,
	"account_id" integer NOT NULL,
	"day" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "digests_role_account_id_pk" PRIMARY KEY("role","account_id")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"role" text NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"bell" boolean NOT NULL,
	"mail" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_preferences_role_account_id_kind_pk" PRIMARY KEY("role","account_id","kind")
);
--> statement-breakpoint
DROP INDEX "notifications_unread";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "broker_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "link" text;--> statement-breakpoint
-- Row-level security would hide the rows from an owner who is not a superuser.
ALTER TABLE notifications NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Earlier notifications were the operator's: their titles tell what they are about.
UPDATE notifications SET kind = CASE
  WHEN title ~* 'report' THEN 'listing_reported'
  WHEN title ~* '\mlead\M' THEN 'main_lead'
  WHEN title ~* 'await|approv|waiting' THEN 'broker_pending'
  ELSE 'broker_added' END;--> statement-breakpoint
UPDATE notifications SET link = CASE kind
  WHEN 'listing_reported' THEN '/superadmin/manage-property'
  WHEN 'main_lead' THEN '/superadmin/crm'
  ELSE '/superadmin/brokers' END;--> statement-breakpoint
ALTER TABLE notifications FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "link" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_of" ON "notifications" USING btree ("broker_id","id");--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("broker_id","id") WHERE not "notifications"."is_read";
--> statement-breakpoint
REVOKE UPDATE ON notifications FROM nivaas_app;
--> statement-breakpoint
GRANT UPDATE (is_read), DELETE ON notifications TO nivaas_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON notification_preferences, digests TO nivaas_app;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['notification_preferences', 'digests'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END $$;
--> statement-breakpoint
DROP POLICY operator ON notifications;
--> statement-breakpoint
DROP POLICY notify ON notifications;
--> statement-breakpoint
-- A notification is its receiver's: a broker's, or the operators', whose rows name no broker.
CREATE POLICY tenant_select ON notifications FOR SELECT TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY tenant_update ON notifications FOR UPDATE TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY operator_select ON notifications FOR SELECT TO nivaas_app USING (app_scope() = 'operator' AND broker_id IS NULL);
--> statement-breakpoint
CREATE POLICY operator_update ON notifications FOR UPDATE TO nivaas_app USING (app_scope() = 'operator' AND broker_id IS NULL);
--> statement-breakpoint
-- Every way tells the operators; a broker is told by the own steps, by visitors of the own site, and by the operator's steps.
CREATE POLICY notify ON notifications FOR INSERT TO nivaas_app WITH CHECK (
  CASE app_scope()
    WHEN 'operator' THEN true
    WHEN 'signin' THEN broker_id IS NULL
    WHEN 'tenant' THEN coalesce(broker_id, app_broker_id()) = app_broker_id()
    WHEN 'public' THEN broker_id IS NULL OR broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
    ELSE false
  END
);
--> statement-breakpoint
-- The sweep, and whom the morning's mail may concern.
CREATE POLICY signin_select ON notifications FOR SELECT TO nivaas_app USING (
  app_scope() = 'signin' AND (NOT is_read OR created_at < now() - interval '90 days')
);
--> statement-breakpoint
CREATE POLICY signin_delete ON notifications FOR DELETE TO nivaas_app USING (
  app_scope() = 'signin' AND created_at < now() - interval '90 days'
);
--> statement-breakpoint
CREATE POLICY tenant ON notification_preferences TO nivaas_app USING (
  app_scope() = 'tenant' AND role = 'broker' AND account_id = app_broker_id()
);
--> statement-breakpoint
CREATE POLICY operator ON notification_preferences TO nivaas_app USING (app_scope() = 'operator' AND role = 'super_admin');
--> statement-breakpoint
-- Whoever sends a mail asks whether it is wanted.
CREATE POLICY signin ON notification_preferences FOR SELECT TO nivaas_app USING (app_scope() = 'signin');
--> statement-breakpoint
CREATE POLICY tenant ON digests TO nivaas_app USING (
  app_scope() = 'tenant' AND role = 'broker' AND account_id = app_broker_id()
);
--> statement-breakpoint
CREATE POLICY operator ON digests TO nivaas_app USING (app_scope() = 'operator' AND role = 'super_admin');
