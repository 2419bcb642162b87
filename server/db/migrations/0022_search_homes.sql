CREATE TABLE "gone_homes" (
	"id" integer PRIMARY KEY NOT NULL,
	"broker_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_homes" (
	"id" integer PRIMARY KEY NOT NULL,
	"broker_id" integer NOT NULL,
	"words" text NOT NULL,
	"photos" integer DEFAULT 0 NOT NULL,
	"changed" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "gone_homes_changed" ON "gone_homes" USING btree ("changed");--> statement-breakpoint
CREATE INDEX "search_homes_words" ON "search_homes" USING gin ("words" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_homes_changed" ON "search_homes" USING btree ("changed");--> statement-breakpoint
CREATE INDEX "search_homes_broker" ON "search_homes" USING btree ("broker_id");--> statement-breakpoint
-- Makes the rows of these homes what they must be: there while a home is live and its broker active, else gone.
CREATE FUNCTION publish_homes(homes integer[]) RETURNS void LANGUAGE sql AS $$
  WITH shown AS (
    SELECT p.id, p.broker_id, lower(concat_ws(E'\n', p.title, p.society_name, p.sub_locality, p.locality, p.city,
      left(p.description, 400))) AS words, (SELECT count(*)::integer FROM media m WHERE m.property_id = p.id) AS photos
    FROM properties p JOIN brokers b ON b.id = p.broker_id
    WHERE p.id = ANY (homes) AND p.status = 'live' AND b.status = 'active'
  ), hidden AS (
    DELETE FROM search_homes h WHERE h.id = ANY (homes) AND NOT EXISTS (SELECT FROM shown s WHERE s.id = h.id)
    RETURNING h.id, h.broker_id
  ), gone AS (
    INSERT INTO gone_homes (id, broker_id) SELECT id, broker_id FROM hidden
    ON CONFLICT (id) DO UPDATE SET changed = pg_current_xact_id()
  ), back AS (
    DELETE FROM gone_homes g USING shown s WHERE g.id = s.id
  )
  INSERT INTO search_homes (id, broker_id, words, photos) SELECT id, broker_id, words, photos FROM shown
  ON CONFLICT (id) DO UPDATE SET words = excluded.words, photos = excluded.photos, changed = pg_current_xact_id()
$$;
--> statement-breakpoint
CREATE FUNCTION homes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_homes(array_agg(id)) FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER homes_inserted AFTER INSERT ON properties REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION homes_changed();
--> statement-breakpoint
CREATE TRIGGER homes_updated AFTER UPDATE ON properties REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION homes_changed();
--> statement-breakpoint
-- A home that is erased long after it was hidden leaves no trace.
CREATE FUNCTION homes_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM gone_homes WHERE id IN (SELECT id FROM changed_rows);
  PERFORM publish_homes(array_agg(id)) FROM changed_rows HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER homes_deleted AFTER DELETE ON properties REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION homes_erased();
--> statement-breakpoint
-- A home's photos are counted, and show in lists and on its page, as its videos do.
CREATE FUNCTION home_media_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_homes h SET changed = pg_current_xact_id(),
    photos = (SELECT count(*) FROM media m WHERE m.property_id = h.id)
  WHERE h.id IN (SELECT property_id FROM changed_rows);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER home_media_insert AFTER INSERT ON media REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION home_media_changed();
--> statement-breakpoint
CREATE TRIGGER home_media_update AFTER UPDATE ON media REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION home_media_changed();
--> statement-breakpoint
CREATE TRIGGER home_media_delete AFTER DELETE ON media REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION home_media_changed();
--> statement-breakpoint
CREATE TRIGGER home_videos_insert AFTER INSERT ON videos REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION home_media_changed();
--> statement-breakpoint
CREATE TRIGGER home_videos_delete AFTER DELETE ON videos REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION home_media_changed();
--> statement-breakpoint
-- A broker's name is on every home.
CREATE FUNCTION home_brokers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_homes(array_agg(p.id))
  FROM before_rows b JOIN after_rows a ON a.id = b.id
    AND (a.status, a.full_name, a.photo, a.license_no) IS DISTINCT FROM (b.status, b.full_name, b.photo, b.license_no)
    JOIN properties p ON p.broker_id = a.id
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER home_brokers_updated AFTER UPDATE ON brokers REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION home_brokers_changed();
--> statement-breakpoint
-- What is public now. The owner of the tables sees it all for this moment only.
ALTER TABLE properties NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE brokers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE media NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
SELECT publish_homes(array_agg(id)) FROM properties HAVING count(*) > 0;
--> statement-breakpoint
-- What a visitor may have seen before: a status that follows `live`, and no review since.
INSERT INTO gone_homes (id, broker_id) SELECT p.id, p.broker_id FROM properties p
  WHERE p.status IN ('paused', 'sold', 'archived') AND p.approved_at IS NOT NULL;
--> statement-breakpoint
ALTER TABLE properties FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE brokers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE media FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['search_homes', 'gone_homes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO nivaas_app', name);
    -- Without a condition: one would keep searches off the index of trigrams, because ILIKE is not leakproof.
    EXECUTE format('CREATE POLICY everyone ON %I FOR SELECT TO nivaas_app USING (true)', name);
    EXECUTE format('CREATE POLICY tenant_insert ON %I FOR INSERT TO nivaas_app
      WITH CHECK (app_scope() = ''tenant'' AND broker_id = app_broker_id())', name);
    EXECUTE format('CREATE POLICY tenant_update ON %I FOR UPDATE TO nivaas_app
      USING (app_scope() = ''tenant'' AND broker_id = app_broker_id())', name);
    EXECUTE format('CREATE POLICY tenant_delete ON %I FOR DELETE TO nivaas_app
      USING (app_scope() = ''tenant'' AND broker_id = app_broker_id())', name);
    EXECUTE format('CREATE POLICY operator_insert ON %I FOR INSERT TO nivaas_app WITH CHECK (app_scope() = ''operator'')', name);
    EXECUTE format('CREATE POLICY operator_update ON %I FOR UPDATE TO nivaas_app USING (app_scope() = ''operator'')', name);
    EXECUTE format('CREATE POLICY operator_delete ON %I FOR DELETE TO nivaas_app USING (app_scope() = ''operator'')', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- A visitor of the platform's own pages: the live homes of active brokers, whatever those tables say, and what hangs on them.
CREATE POLICY visitor ON brokers FOR SELECT TO nivaas_app USING (app_scope() = 'visitor' AND status = 'active');
--> statement-breakpoint
ALTER POLICY reach ON properties USING (
  CASE (SELECT app_scope())
    WHEN 'tenant' THEN broker_id = (SELECT app_broker_id())
    WHEN 'operator' THEN true
    -- A visitor of a site: what is live, of the active broker of the site.
    WHEN 'public' THEN broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id()) AND status = 'live'
    WHEN 'visitor' THEN status = 'live' AND EXISTS (SELECT FROM brokers b WHERE b.id = broker_id)
    ELSE false
  END
);
--> statement-breakpoint
CREATE POLICY visitor ON media FOR SELECT TO nivaas_app USING (
  app_scope() = 'visitor' AND EXISTS (SELECT FROM properties p WHERE p.id = property_id)
);
--> statement-breakpoint
CREATE POLICY visitor ON videos FOR SELECT TO nivaas_app USING (
  app_scope() = 'visitor' AND EXISTS (SELECT FROM properties p WHERE p.id = property_id)
);
--> statement-breakpoint
CREATE POLICY visitor ON listing_events FOR SELECT TO nivaas_app USING (
  app_scope() = 'visitor' AND kind = 'price_changed' AND EXISTS (SELECT FROM properties p WHERE p.id = property_id)
);
--> statement-breakpoint
-- Not by brokers: their own policy asks sites.
CREATE POLICY visitor ON sites FOR SELECT TO nivaas_app USING (
  app_scope() = 'visitor' AND EXISTS (SELECT FROM search_homes h WHERE h.broker_id = sites.broker_id)
);
--> statement-breakpoint
CREATE POLICY visitor ON domains FOR SELECT TO nivaas_app USING (
  app_scope() = 'visitor' AND released_at IS NULL AND verified_by IS NOT NULL
  AND EXISTS (SELECT FROM search_homes h WHERE h.broker_id = domains.broker_id)
);
--> statement-breakpoint
ALTER POLICY read ON settings USING (app_scope() IN ('tenant', 'operator', 'public', 'visitor', 'signin'));
--> statement-breakpoint
-- A visitor who enquires about a home: the way in sets its broker, and no site.
ALTER POLICY public ON brokers USING (
  app_scope() = 'public' AND status = 'active' AND CASE WHEN app_slug() IS NULL THEN id = app_broker_id()
    ELSE EXISTS (SELECT FROM sites s WHERE s.broker_id = brokers.id AND s.slug = app_slug())
  END
);
--> statement-breakpoint
ALTER POLICY public ON idempotency_keys USING (
  app_scope() = 'public' AND starts_with(actor, 'visitor:' ||
    CASE WHEN app_slug() IS NULL AND app_broker_id() IS NOT NULL THEN '' ELSE app_slug() END || ':')
);
