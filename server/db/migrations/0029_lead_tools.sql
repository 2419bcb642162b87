CREATE TABLE "lead_dismissals" (
	"broker_id" integer NOT NULL,
	"lead_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	CONSTRAINT "lead_dismissals_lead_id_other_id_pk" PRIMARY KEY("lead_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "lead_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"broker_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"file_name" text NOT NULL,
	"content" text,
	"mapping" jsonb NOT NULL,
	"adds_duplicates" boolean DEFAULT false NOT NULL,
	"rows" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"broker_id" integer NOT NULL,
	"kept_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"other" jsonb,
	"before" jsonb,
	"after" jsonb,
	"events" integer[] DEFAULT '{}' NOT NULL,
	"enquiries" integer[] DEFAULT '{}' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"broker_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "lead_events_of";--> statement-breakpoint
DROP INDEX "leads_planned";--> statement-breakpoint
ALTER TABLE "lead_dismissals" ADD CONSTRAINT "lead_dismissals_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_imports" ADD CONSTRAINT "lead_imports_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_merges" ADD CONSTRAINT "lead_merges_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_views" ADD CONSTRAINT "lead_views_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_dismissals_broker" ON "lead_dismissals" USING btree ("broker_id");--> statement-breakpoint
CREATE INDEX "lead_imports_broker" ON "lead_imports" USING btree ("broker_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_merges_other" ON "lead_merges" USING btree ("other_id") WHERE "lead_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "lead_merges_kept" ON "lead_merges" USING btree ("kept_id") WHERE "lead_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "lead_merges_broker" ON "lead_merges" USING btree ("broker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_views_name" ON "lead_views" USING btree ("broker_id","name");--> statement-breakpoint
CREATE INDEX "lead_events_of" ON "lead_events" USING btree ("lead_id","at","id");--> statement-breakpoint
CREATE INDEX "leads_planned" ON "leads" USING btree ("broker_id","follow_up_at","created_at","id");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON lead_merges TO nivaas_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON lead_dismissals TO nivaas_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON lead_imports TO nivaas_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON lead_views TO nivaas_app;
--> statement-breakpoint
GRANT UPDATE (lead_id) ON lead_events TO nivaas_app;
--> statement-breakpoint
GRANT DELETE ON leads TO nivaas_app;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['lead_merges', 'lead_dismissals', 'lead_imports', 'lead_views'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY tenant ON %I TO nivaas_app USING (app_scope() = ''tenant'' AND broker_id = app_broker_id())', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- A lead that is merged into another is kept in lead_merges, and nowhere else.
CREATE POLICY tenant_delete ON leads FOR DELETE TO nivaas_app USING (
  app_scope() = 'tenant' AND broker_id = app_broker_id()
  AND EXISTS (SELECT FROM lead_merges m WHERE m.other_id = leads.id AND m.broker_id = leads.broker_id AND m.undone_at IS NULL)
);
--> statement-breakpoint
-- What cannot be undone any more is forgotten.
CREATE POLICY sweep_select ON lead_merges FOR SELECT TO nivaas_app USING (app_scope() = 'signin' AND at < now() - interval '24 hours');
--> statement-breakpoint
CREATE POLICY sweep ON lead_merges FOR UPDATE TO nivaas_app USING (app_scope() = 'signin' AND at < now() - interval '24 hours');
--> statement-breakpoint
CREATE POLICY sweep_select ON lead_imports FOR SELECT TO nivaas_app USING (app_scope() = 'signin' AND ended_at < now() - interval '7 days');
--> statement-breakpoint
CREATE POLICY sweep ON lead_imports FOR DELETE TO nivaas_app USING (app_scope() = 'signin' AND ended_at < now() - interval '7 days');
