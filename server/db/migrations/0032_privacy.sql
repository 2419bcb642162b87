CREATE TABLE "privacy_leads" (
	"request_id" text NOT NULL,
	"broker_id" integer NOT NULL,
	"leads" integer NOT NULL,
	CONSTRAINT "privacy_leads_request_id_broker_id_pk" PRIMARY KEY("request_id","broker_id")
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"email" text,
	"phone" text,
	"full_name" text,
	"city" text,
	"note" text,
	"proof_hashes" text[] DEFAULT '{}' NOT NULL,
	"code_hash" text,
	"code_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"copy_hashes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "privacy" text;--> statement-breakpoint
ALTER TABLE "privacy_leads" ADD CONSTRAINT "privacy_leads_request_id_privacy_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_leads" ADD CONSTRAINT "privacy_leads_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_leads_broker" ON "privacy_leads" USING btree ("broker_id");--> statement-breakpoint
CREATE INDEX "privacy_requests_confirmed" ON "privacy_requests" USING btree ("confirmed_at") WHERE "privacy_requests"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "privacy_requests_age" ON "privacy_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_proofs" ON "privacy_requests" USING gin ("proof_hashes");--> statement-breakpoint
CREATE INDEX "privacy_requests_copies" ON "privacy_requests" USING gin ("copy_hashes");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON privacy_requests TO nivaas_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON privacy_leads TO nivaas_app;
--> statement-breakpoint
GRANT DELETE ON lead_events TO nivaas_app;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['privacy_requests', 'privacy_leads'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY privacy ON %I TO nivaas_app USING (app_scope() = ''privacy'')', name);
    EXECUTE format('CREATE POLICY operator ON %I FOR SELECT TO nivaas_app USING (app_scope() = ''operator'')', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Requests are taken, proven and forgotten before anybody looks at what is held.
CREATE POLICY signin ON privacy_requests TO nivaas_app USING (app_scope() = 'signin');
--> statement-breakpoint
CREATE POLICY tenant ON privacy_leads FOR SELECT TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY tenant ON privacy_requests FOR SELECT TO nivaas_app USING (
  app_scope() = 'tenant' AND EXISTS (SELECT FROM privacy_leads l WHERE l.request_id = id AND l.broker_id = app_broker_id())
);
--> statement-breakpoint
-- Timelines stay append only for those who work them: only an erasure writes entries anew, without their words.
DROP POLICY tenant ON lead_events;
--> statement-breakpoint
DROP POLICY operator ON lead_events;
--> statement-breakpoint
DO $$
DECLARE command text;
BEGIN
  FOREACH command IN ARRAY ARRAY['SELECT', 'INSERT', 'UPDATE'] LOOP
    EXECUTE format('CREATE POLICY tenant_%s ON lead_events FOR %s TO nivaas_app %s (app_scope() = ''tenant'' AND broker_id = app_broker_id())',
      lower(command), command, CASE command WHEN 'INSERT' THEN 'WITH CHECK' ELSE 'USING' END);
    -- The operator works the main website's leads.
    EXECUTE format('CREATE POLICY operator_%s ON lead_events FOR %s TO nivaas_app %s (app_scope() = ''operator'' AND broker_id IS NULL)',
      lower(command), command, CASE command WHEN 'INSERT' THEN 'WITH CHECK' ELSE 'USING' END);
  END LOOP;
END $$;
--> statement-breakpoint
-- What people ask of the data about themselves is carried out over all brokers, by the server's jobs alone.
ALTER POLICY reach ON leads USING (
  CASE (SELECT app_scope())
    WHEN 'tenant' THEN broker_id = (SELECT app_broker_id())
    WHEN 'operator' THEN true
    -- A visitor, only to join a second enquiry to the first: open leads of the last day.
    WHEN 'public' THEN broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
      AND created_at > now() - interval '24 hours' AND status NOT IN ('closed', 'lost')
    WHEN 'signin' THEN status IN ('closed', 'lost') AND last_event_at < now() - interval '30 days'
    WHEN 'privacy' THEN true
    ELSE false
  END
);
--> statement-breakpoint
DO $$
DECLARE one text[];
BEGIN
  FOREACH one SLICE 1 IN ARRAY ARRAY[
    ['leads', 'UPDATE'],
    ['lead_events', 'ALL'],
    ['lead_merges', 'SELECT'], ['lead_merges', 'UPDATE'],
    ['lead_imports', 'SELECT'], ['lead_imports', 'UPDATE'],
    ['lead_views', 'SELECT'], ['lead_views', 'DELETE'],
    ['listing_reports', 'SELECT'], ['listing_reports', 'UPDATE'],
    ['notifications', 'SELECT'], ['notifications', 'DELETE'],
    ['idempotency_keys', 'SELECT'], ['idempotency_keys', 'UPDATE'],
    ['seeker_enquiries', 'SELECT'], ['seeker_enquiries', 'DELETE'],
    ['jobs', 'SELECT'], ['jobs', 'DELETE']
  ] LOOP
    EXECUTE format('CREATE POLICY privacy_%s ON %I FOR %s TO nivaas_app USING (app_scope() = ''privacy'')',
      lower(one[2]), one[1], one[2]);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY privacy ON jobs FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'privacy');
--> statement-breakpoint
ALTER POLICY record ON audit WITH CHECK (
  CASE app_scope()
    WHEN 'tenant' THEN actor_role = 'broker' AND actor_id = app_broker_id()
    WHEN 'operator' THEN actor_role = 'super_admin' OR (
      actor_role = 'broker' AND action = 'domain.connected' AND object_type = 'domain'
      AND EXISTS (SELECT FROM domains d WHERE d.id = object_id AND d.broker_id = actor_id AND d.released_at IS NULL)
    )
    WHEN 'public' THEN actor_role IS NULL
    WHEN 'privacy' THEN actor_role IS NULL
    ELSE app_scope() = 'signin'
  END
);
