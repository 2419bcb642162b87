-- What visitors see of properties: these triggers keep `search_homes` and `gone_homes` up to date, and note in `home_changes`
-- what alerts have to look at, in the writer's transaction.

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
CREATE FUNCTION homes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_homes(array_agg(id)) FROM changed_rows HAVING count(*) > 0;
  INSERT INTO home_changes (home_id, broker_id) SELECT h.id, h.broker_id FROM changed_rows c JOIN search_homes h ON h.id = c.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER homes_inserted AFTER INSERT ON properties REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION homes_changed();
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
CREATE TRIGGER homes_updated AFTER UPDATE ON properties REFERENCING OLD TABLE AS before_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION homes_updated();
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
-- A home's photos are counted, and show in lists and on its page, as its videos do. Alerts ask whether it has photos, not how many.
CREATE FUNCTION home_media_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- A broker's name is on every home. The homes of one that becomes active are visible from now on, those of a suspended one are not.
CREATE FUNCTION home_brokers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER home_brokers_updated AFTER UPDATE ON brokers REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION home_brokers_changed();
