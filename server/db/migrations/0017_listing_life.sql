CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"broker_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"broker_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor_role" text,
	"actor_id" integer,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "access_key" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "status" text DEFAULT 'live' NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "removed_from" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deleted_pictures" ADD CONSTRAINT "deleted_pictures_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_events" ADD CONSTRAINT "listing_events_property_id_broker_id_properties_id_broker_id_fk" FOREIGN KEY ("property_id","broker_id") REFERENCES "public"."properties"("id","broker_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_events_of" ON "listing_events" USING btree ("property_id","id");--> statement-breakpoint
CREATE INDEX "listing_events_age" ON "listing_events" USING btree ("at") WHERE "listing_events"."kind" <> 'price_changed';--> statement-breakpoint
CREATE INDEX "leads_of_property" ON "leads" USING btree ("property_id") WHERE "leads"."property_id" is not null;--> statement-breakpoint
CREATE INDEX "media_name" ON "media" USING btree ("name");--> statement-breakpoint
CREATE INDEX "properties_archived" ON "properties" USING btree ("archived_at") WHERE "properties"."status" = 'archived';--> statement-breakpoint
-- What is there was never reviewed, and is public.
UPDATE properties SET approved_at = created_at;
--> statement-breakpoint
GRANT DELETE ON properties, media, videos TO nivaas_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON listing_events, deleted_pictures TO nivaas_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON settings TO nivaas_app;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['listing_events', 'deleted_pictures', 'settings'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER POLICY reach ON properties USING (
  CASE (SELECT app_scope())
    WHEN 'tenant' THEN broker_id = (SELECT app_broker_id())
    WHEN 'operator' THEN true
    -- A visitor: what is live, of the active broker of the site.
    WHEN 'public' THEN broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id()) AND status = 'live'
    ELSE false
  END
);
--> statement-breakpoint
CREATE POLICY operator_update ON properties FOR UPDATE TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
-- The 30 days of the contract (ARCHIVED_DAYS).
CREATE POLICY tenant_delete ON properties FOR DELETE TO nivaas_app USING (
  app_scope() = 'tenant' AND broker_id = app_broker_id()
  AND status = 'archived' AND archived_at < now() - interval '30 days'
);
--> statement-breakpoint
-- Photos and videos follow their home: a visitor sees those of homes that the visitor sees.
ALTER POLICY public ON media USING (
  app_scope() = 'public' AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
  AND EXISTS (SELECT FROM properties p WHERE p.id = property_id)
);
--> statement-breakpoint
ALTER POLICY public ON videos USING (
  app_scope() = 'public' AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
  AND EXISTS (SELECT FROM properties p WHERE p.id = property_id)
);
--> statement-breakpoint
CREATE POLICY operator ON media FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
CREATE POLICY operator ON videos FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
CREATE POLICY tenant ON listing_events TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY operator_select ON listing_events FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
CREATE POLICY operator_insert ON listing_events FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'operator');
--> statement-breakpoint
-- The sweep: entries that are older than a month, except price changes.
CREATE POLICY signin_select ON listing_events FOR SELECT TO nivaas_app USING (
  app_scope() = 'signin' AND kind <> 'price_changed' AND at < now() - interval '30 days'
);
--> statement-breakpoint
CREATE POLICY signin_delete ON listing_events FOR DELETE TO nivaas_app USING (
  app_scope() = 'signin' AND kind <> 'price_changed' AND at < now() - interval '30 days'
);
--> statement-breakpoint
CREATE POLICY tenant ON deleted_pictures TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY operator ON deleted_pictures FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
CREATE POLICY signin ON deleted_pictures TO nivaas_app USING (app_scope() = 'signin');
--> statement-breakpoint
CREATE POLICY read ON settings FOR SELECT TO nivaas_app USING (app_scope() IN ('tenant', 'operator', 'public', 'signin'));
--> statement-breakpoint
CREATE POLICY operator_insert ON settings FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'operator');
--> statement-breakpoint
CREATE POLICY operator_update ON settings FOR UPDATE TO nivaas_app USING (app_scope() = 'operator');
