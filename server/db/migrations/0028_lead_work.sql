CREATE TABLE "lead_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"broker_id" integer,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor_role" text,
	"actor_id" integer,
	"text" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "email_key" text GENERATED ALWAYS AS (lower("leads"."email")) STORED;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "follow_up_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "follow_up_kind" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "follow_up_text" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "last_event_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "first_contact_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE leads SET last_event_at = updated_at;
--> statement-breakpoint
INSERT INTO lead_events (lead_id, broker_id, at, kind, detail)
  SELECT id, broker_id, created_at, 'created', jsonb_build_object('source', source, 'property_interest', property_interest) FROM leads;
--> statement-breakpoint
CREATE INDEX "lead_events_of" ON "lead_events" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "leads_uncontacted" ON "leads" USING btree ("broker_id","created_at","id") WHERE "leads"."status" = 'new' and "leads"."first_contact_at" is null;--> statement-breakpoint
CREATE INDEX "leads_planned" ON "leads" USING btree ("broker_id","follow_up_at","id") WHERE "leads"."follow_up_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_quiet" ON "leads" USING btree ("broker_id","last_event_at","id") WHERE "leads"."status" not in ('closed', 'lost');--> statement-breakpoint
CREATE INDEX "leads_of_phone" ON "leads" USING btree ((case when "phone_e164" is null then "phone" else "phone_e164" end),"broker_id");--> statement-breakpoint
CREATE INDEX "leads_of_email" ON "leads" USING btree ("email_key","broker_id") WHERE "leads"."email_key" is not null;
--> statement-breakpoint
GRANT SELECT, INSERT ON lead_events TO nivaas_app;
--> statement-breakpoint
ALTER TABLE lead_events ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE lead_events FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant ON lead_events TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
-- The operator works the main website's leads.
CREATE POLICY operator ON lead_events TO nivaas_app USING (app_scope() = 'operator' AND broker_id IS NULL);
--> statement-breakpoint
-- Whoever enquires.
CREATE POLICY public ON lead_events FOR INSERT TO nivaas_app WITH CHECK (
  app_scope() = 'public' AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id()) AND kind IN ('created', 'enquiry') AND actor_role IS NULL
);
