CREATE TABLE "home_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"home_id" integer NOT NULL,
	"broker_id" integer NOT NULL,
	"before" jsonb,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_homes" (
	"user_id" integer NOT NULL,
	"home_id" integer NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"price_when_saved" double precision,
	"known_price" double precision,
	"home" jsonb NOT NULL,
	"forgotten_at" timestamp (3) with time zone,
	CONSTRAINT "saved_homes_user_id_home_id_pk" PRIMARY KEY("user_id","home_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"alert" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"looked_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"unsubscribe_token" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_matches" (
	"search_id" integer NOT NULL,
	"home_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"told" boolean NOT NULL,
	CONSTRAINT "search_matches_search_id_home_id_pk" PRIMARY KEY("search_id","home_id")
);
--> statement-breakpoint
CREATE TABLE "seeker_alerts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"price_drops" boolean DEFAULT true NOT NULL,
	"unsubscribe_token" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeker_enquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seeker_enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"claim_hash" text,
	"home_id" integer NOT NULL,
	"broker_id" integer NOT NULL,
	"lead_id" integer NOT NULL,
	"home" jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "saved_homes" ADD CONSTRAINT "saved_homes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_matches" ADD CONSTRAINT "search_matches_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeker_alerts" ADD CONSTRAINT "seeker_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeker_enquiries" ADD CONSTRAINT "seeker_enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeker_enquiries" ADD CONSTRAINT "seeker_enquiries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_homes_home" ON "saved_homes" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_token" ON "saved_searches" USING btree ("unsubscribe_token");--> statement-breakpoint
CREATE INDEX "search_matches_untold" ON "search_matches" USING btree ("search_id") WHERE not "search_matches"."told";--> statement-breakpoint
CREATE UNIQUE INDEX "seeker_alerts_token" ON "seeker_alerts" USING btree ("unsubscribe_token");--> statement-breakpoint
CREATE INDEX "seeker_enquiries_user" ON "seeker_enquiries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "seeker_enquiries_lead" ON "seeker_enquiries" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "seeker_enquiries_claim" ON "seeker_enquiries" USING btree ("claim_hash");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_homes, saved_searches, search_matches, seeker_enquiries, seeker_alerts TO nivaas_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON home_changes TO nivaas_app;
--> statement-breakpoint
CREATE FUNCTION app_user_id() RETURNS integer LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.user_id', true), '')::integer $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['saved_homes', 'saved_searches', 'search_matches', 'home_changes', 'seeker_enquiries', 'seeker_alerts'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    -- The server itself finds matches, mails them and closes accounts.
    EXECUTE format('CREATE POLICY signin ON %I TO nivaas_app USING (app_scope() = ''signin'')', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['saved_homes', 'saved_searches', 'seeker_alerts'] LOOP
    EXECUTE format('CREATE POLICY seeker ON %I TO nivaas_app USING (app_scope() = ''seeker'' AND user_id = app_user_id())', name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY seeker_select ON search_matches FOR SELECT TO nivaas_app USING (
  app_scope() = 'seeker' AND EXISTS (SELECT FROM saved_searches s WHERE s.id = search_id)
);
--> statement-breakpoint
CREATE POLICY seeker_update ON search_matches FOR UPDATE TO nivaas_app USING (
  app_scope() = 'seeker' AND EXISTS (SELECT FROM saved_searches s WHERE s.id = search_id)
);
--> statement-breakpoint
CREATE POLICY seeker ON seeker_enquiries FOR SELECT TO nivaas_app USING (app_scope() = 'seeker' AND user_id = app_user_id());
--> statement-breakpoint
-- Whoever enquires adds it, unseen; the broker notes how far it has got.
CREATE POLICY public ON seeker_enquiries FOR INSERT TO nivaas_app WITH CHECK (
  app_scope() = 'public' AND broker_id = app_broker_id() AND seen_at IS NULL AND answered_at IS NULL
);
--> statement-breakpoint
CREATE POLICY tenant_select ON seeker_enquiries FOR SELECT TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY tenant_update ON seeker_enquiries FOR UPDATE TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY seeker ON idempotency_keys TO nivaas_app USING (app_scope() = 'seeker' AND actor = 'user:' || app_user_id());
--> statement-breakpoint
-- A search that tells at once from now on tells of what it has found so far.
CREATE POLICY seeker ON jobs FOR INSERT TO nivaas_app WITH CHECK (
  app_scope() = 'seeker' AND kind = 'search_alert'
  AND EXISTS (SELECT FROM saved_searches s WHERE s.id = (data ->> 'search')::integer)
);
--> statement-breakpoint
CREATE POLICY tenant ON home_changes FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY operator ON home_changes FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'operator');
--> statement-breakpoint
-- What a search can ask of a home, from its row of properties.
CREATE FUNCTION home_facts(home jsonb, photos integer, words text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'id', home -> 'id', 'broker_id', home -> 'broker_id', 'city', home -> 'city', 'locality', home -> 'locality',
    'property_type', home -> 'property_type', 'num_bedrooms', home -> 'num_bedrooms',
    'expected_price', home -> 'expected_price', 'built_up_area', home -> 'built_up_area', 'area_unit', home -> 'area_unit',
    'availability', home #> '{features,availability}', 'furnishing', home #> '{features,furnishing_status}',
    'facing', home #> '{features,facing}', 'ownership', home #> '{features,ownership}',
    'rera', home #> '{features,rera_status}', 'amenities', home -> 'amenities', 'photos', photos > 0, 'words', words
  )
$$;
--> statement-breakpoint
-- A home that visitors saw is noted as it was, one that they see from now on without that.
CREATE FUNCTION homes_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE seen integer[] := ARRAY(SELECT h.id FROM before_rows b JOIN search_homes h ON h.id = b.id);
BEGIN
  INSERT INTO home_changes (home_id, broker_id, before)
    SELECT h.id, h.broker_id, home_facts(to_jsonb(b), h.photos, h.words) FROM before_rows b JOIN search_homes h ON h.id = b.id;
  PERFORM publish_homes(array_agg(id)) FROM changed_rows HAVING count(*) > 0;
  INSERT INTO home_changes (home_id, broker_id)
    SELECT h.id, h.broker_id FROM changed_rows c JOIN search_homes h ON h.id = c.id
    WHERE NOT EXISTS (SELECT FROM unnest(seen) known WHERE known = h.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER homes_updated ON properties;
--> statement-breakpoint
CREATE TRIGGER homes_updated AFTER UPDATE ON properties REFERENCING OLD TABLE AS before_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION homes_updated();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION homes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_homes(array_agg(id)) FROM changed_rows HAVING count(*) > 0;
  INSERT INTO home_changes (home_id, broker_id) SELECT h.id, h.broker_id FROM changed_rows c JOIN search_homes h ON h.id = c.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whether it has photos is asked for; how many is not.
CREATE OR REPLACE FUNCTION home_media_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO home_changes (home_id, broker_id, before)
    SELECT h.id, h.broker_id, home_facts(to_jsonb(p), h.photos, h.words) FROM search_homes h JOIN properties p ON p.id = h.id
    WHERE h.id IN (SELECT property_id FROM changed_rows)
      AND (h.photos > 0) <> EXISTS (SELECT FROM media m WHERE m.property_id = h.id);
  UPDATE search_homes h SET changed = pg_current_xact_id(),
    photos = (SELECT count(*) FROM media m WHERE m.property_id = h.id)
  WHERE h.id IN (SELECT property_id FROM changed_rows);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A broker's name is on every home. The homes of one that becomes active are visible from now on, those of a suspended one are not.
CREATE OR REPLACE FUNCTION home_brokers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE activated integer[] := ARRAY(
  SELECT a.id FROM before_rows b JOIN after_rows a ON a.id = b.id WHERE a.status = 'active' AND b.status <> 'active'
);
BEGIN
  INSERT INTO home_changes (home_id, broker_id, before)
    SELECT h.id, h.broker_id, home_facts(to_jsonb(p), h.photos, h.words) FROM search_homes h JOIN properties p ON p.id = h.id
    WHERE h.broker_id IN (SELECT a.id FROM before_rows b JOIN after_rows a ON a.id = b.id WHERE a.status <> 'active' AND b.status = 'active');
  PERFORM publish_homes(array_agg(p.id))
  FROM before_rows b JOIN after_rows a ON a.id = b.id
    AND (a.status, a.full_name, a.photo, a.license_no) IS DISTINCT FROM (b.status, b.full_name, b.photo, b.license_no)
    JOIN properties p ON p.broker_id = a.id
  HAVING count(*) > 0;
  INSERT INTO home_changes (home_id, broker_id)
    SELECT h.id, h.broker_id FROM search_homes h WHERE h.broker_id = ANY (activated);
  RETURN NULL;
END $$;
