CREATE TABLE "listing_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"broker_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"contact" text,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "looks" bigint[];--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "bands" integer[];--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "rera_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_property_id_broker_id_properties_id_broker_id_fk" FOREIGN KEY ("property_id","broker_id") REFERENCES "public"."properties"("id","broker_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_reports_open" ON "listing_reports" USING btree ("property_id") WHERE "listing_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "listing_reports_broker" ON "listing_reports" USING btree ("broker_id");--> statement-breakpoint
CREATE INDEX "listing_reports_age" ON "listing_reports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "listing_events_reviews" ON "listing_events" USING btree ("broker_id","at") WHERE "listing_events"."kind" = 'reviewed';--> statement-breakpoint
CREATE INDEX "media_bands" ON "media" USING gin ("bands");--> statement-breakpoint
CREATE INDEX "properties_waiting" ON "properties" USING btree ("status","id") WHERE "properties"."status" = 'in_review' or "properties"."edited_at" is not null;--> statement-breakpoint
CREATE INDEX "properties_place" ON "properties" USING btree (lower("city"),lower("locality"));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON listing_reports TO nivaas_app;
--> statement-breakpoint
ALTER TABLE listing_reports ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE listing_reports FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Reports are for the operator's eyes, not for the broker's.
CREATE POLICY operator_select ON listing_reports FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
CREATE POLICY signin_insert ON listing_reports FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'signin');
--> statement-breakpoint
CREATE POLICY operator_update ON listing_reports FOR UPDATE TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
-- The sweep.
CREATE POLICY signin_select ON listing_reports FOR SELECT TO nivaas_app USING (
  app_scope() = 'signin' AND at < now() - interval '30 days'
);
--> statement-breakpoint
CREATE POLICY signin_delete ON listing_reports FOR DELETE TO nivaas_app USING (
  app_scope() = 'signin' AND at < now() - interval '30 days'
);
