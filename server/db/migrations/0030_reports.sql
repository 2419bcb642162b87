-- India's date of a time.
CREATE FUNCTION india_day(at timestamp with time zone) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT (at AT TIME ZONE 'Asia/Kolkata')::date $$;
--> statement-breakpoint
-- Whole minutes from a lead's creation to the first contact. A merged lead may have been contacted before it was created.
CREATE FUNCTION answer_minutes(created timestamp with time zone, contacted timestamp with time zone) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT greatest(0, floor(date_part('epoch', contacted - created) / 60))::integer $$;
--> statement-breakpoint
-- Minutes in classes, four for each doubling: in which class a median is follows from counts, and few leads are in one class.
CREATE FUNCTION answer_class(minutes integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN minutes < 4 THEN minutes
    ELSE (31 - position('1' IN minutes::bit(32)::text)) * 4 + (minutes >> (30 - position('1' IN minutes::bit(32)::text))) - 4 END
$$;
--> statement-breakpoint
-- The least minutes of a class.
CREATE FUNCTION class_minutes(class integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN class < 4 THEN class ELSE (4 + class % 4) << (class / 4 - 1) END $$;
--> statement-breakpoint
CREATE TABLE "report_changes" (
	"broker_id" integer,
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"n" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_days" (
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"n" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "report_days_figure_day_key_pk" PRIMARY KEY("figure","day","key")
);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "sold_at" timestamp (3) with time zone;--> statement-breakpoint
DROP INDEX "leads_all_newest";--> statement-breakpoint
CREATE INDEX "leads_all_newest" ON "leads" USING btree ("created_at","id","broker_id");--> statement-breakpoint
CREATE INDEX "leads_answered" ON "leads" USING btree ("broker_id","created_at","first_contact_at");--> statement-breakpoint
CREATE INDEX "leads_answer_times" ON "leads" USING btree (india_day("created_at"),answer_minutes("created_at", "first_contact_at"),"broker_id","created_at","first_contact_at") WHERE "leads"."first_contact_at" is not null;--> statement-breakpoint
CREATE INDEX "properties_of_status" ON "properties" USING btree ("status","broker_id","city","locality","id");--> statement-breakpoint
CREATE INDEX "properties_sold" ON "properties" USING btree ("sold_at","broker_id","status","id") WHERE "properties"."status" = 'sold';--> statement-breakpoint
CREATE INDEX "visits_of_day" ON "visits" USING btree ("day");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON report_days TO nivaas_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON report_changes TO nivaas_app;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['report_days', 'report_changes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    -- The operator reads; the server folds. The scope is asked for once, not for each row.
    EXECUTE format('CREATE POLICY operator ON %I FOR SELECT TO nivaas_app USING ((SELECT app_scope()) = ''operator'')', name);
    EXECUTE format('CREATE POLICY signin ON %I TO nivaas_app USING ((SELECT app_scope()) = ''signin'')', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Whoever writes a lead or a home counts it, by the triggers below.
CREATE POLICY count ON report_changes FOR INSERT TO nivaas_app WITH CHECK (
  CASE app_scope()
    WHEN 'tenant' THEN broker_id = app_broker_id()
    WHEN 'public' THEN broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
    WHEN 'operator' THEN true
    ELSE false
  END
);
--> statement-breakpoint
-- What a lead counts for, and on which day.
CREATE FUNCTION lead_figures(broker integer, created timestamp with time zone, source text, status text,
  contacted timestamp with time zone) RETURNS TABLE (figure text, day date, key text) LANGUAGE sql IMMUTABLE AS $$
  SELECT f.figure, india_day(created), f.key
  FROM (SELECT CASE WHEN broker IS NULL THEN 'main' ELSE 'broker' END AS scope) s, LATERAL (VALUES
    ('lead', s.scope),
    ('lead_source', source),
    ('lead_status', status),
    ('answer_' || s.scope, CASE WHEN contacted IS NOT NULL THEN answer_class(answer_minutes(created, contacted))::text END)
  ) f (figure, key)
  WHERE f.key IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION count_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO report_changes (broker_id, figure, day, key, n)
    SELECT l.broker_id, f.figure, f.day, f.key, count(*)
    FROM after_rows l, lead_figures(l.broker_id, l.created_at, l.source, l.status, l.first_contact_at) f GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO report_changes (broker_id, figure, day, key, n)
    SELECT l.broker_id, f.figure, f.day, f.key, -count(*)
    FROM before_rows l, lead_figures(l.broker_id, l.created_at, l.source, l.status, l.first_contact_at) f GROUP BY 1, 2, 3, 4;
  ELSE
    INSERT INTO report_changes (broker_id, figure, day, key, n)
    SELECT l.broker_id, f.figure, f.day, f.key, sum(l.n) FROM (
      SELECT -1 AS n, broker_id, created_at, source, status, first_contact_at FROM before_rows
      UNION ALL SELECT 1, broker_id, created_at, source, status, first_contact_at FROM after_rows
    ) l, lead_figures(l.broker_id, l.created_at, l.source, l.status, l.first_contact_at) f
    GROUP BY 1, 2, 3, 4 HAVING sum(l.n) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_inserted AFTER INSERT ON leads REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_leads();
--> statement-breakpoint
CREATE TRIGGER count_updated AFTER UPDATE ON leads REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_leads();
--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON leads REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_leads();
--> statement-breakpoint
-- A home that the operator removed keeps the time: it may come back.
CREATE FUNCTION keep_sold_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'sold' THEN
    NEW.sold_at := coalesce(NEW.sold_at, now());
  ELSIF NEW.status <> 'removed' THEN
    NEW.sold_at := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_sold_at BEFORE INSERT OR UPDATE ON properties FOR EACH ROW EXECUTE FUNCTION keep_sold_at();
--> statement-breakpoint
CREATE FUNCTION home_figures(created timestamp with time zone, property_type text, status text, sold timestamp with time zone)
  RETURNS TABLE (figure text, day date, key text) LANGUAGE sql IMMUTABLE AS $$
  SELECT f.figure, f.day, f.key FROM (VALUES
    ('home_type', india_day(created), property_type),
    ('home_sold', CASE WHEN status = 'sold' THEN india_day(sold) END, '')
  ) f (figure, day, key)
  WHERE f.day IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION count_homes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO report_changes (broker_id, figure, day, key, n)
    SELECT h.broker_id, f.figure, f.day, f.key, count(*)
    FROM after_rows h, home_figures(h.created_at, h.property_type, h.status, h.sold_at) f GROUP BY 1, 2, 3, 4;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO report_changes (broker_id, figure, day, key, n)
    SELECT h.broker_id, f.figure, f.day, f.key, -count(*)
    FROM before_rows h, home_figures(h.created_at, h.property_type, h.status, h.sold_at) f GROUP BY 1, 2, 3, 4;
  ELSE
    INSERT INTO report_changes (broker_id, figure, day, key, n)
    SELECT h.broker_id, f.figure, f.day, f.key, sum(h.n) FROM (
      SELECT -1 AS n, broker_id, created_at, property_type, status, sold_at FROM before_rows
      UNION ALL SELECT 1, broker_id, created_at, property_type, status, sold_at FROM after_rows
    ) h, home_figures(h.created_at, h.property_type, h.status, h.sold_at) f
    GROUP BY 1, 2, 3, 4 HAVING sum(h.n) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_inserted AFTER INSERT ON properties REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_homes();
--> statement-breakpoint
CREATE TRIGGER count_updated AFTER UPDATE ON properties REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_homes();
--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON properties REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_homes();
--> statement-breakpoint
-- The views of a day, and of a page in a month.
CREATE FUNCTION view_figures(at date, site text, page text) RETURNS TABLE (figure text, day date, key text)
  LANGUAGE sql IMMUTABLE AS $$
  VALUES ('views', at, ''), ('page', date_trunc('month', at::timestamp)::date, site || ' ' || page)
$$;
--> statement-breakpoint
CREATE FUNCTION count_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO report_changes (figure, day, key, n)
    SELECT f.figure, f.day, f.key, sum(v.views) FROM after_rows v, view_figures(v.day, v.site, v.page) f GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO report_changes (figure, day, key, n)
    SELECT f.figure, f.day, f.key, -sum(v.views) FROM before_rows v, view_figures(v.day, v.site, v.page) f GROUP BY 1, 2, 3;
  ELSE
    INSERT INTO report_changes (figure, day, key, n)
    SELECT f.figure, f.day, f.key, sum(v.views) FROM (
      SELECT day, site, page, -views AS views FROM before_rows UNION ALL SELECT day, site, page, views FROM after_rows
    ) v, view_figures(v.day, v.site, v.page) f
    GROUP BY 1, 2, 3 HAVING sum(v.views) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_inserted AFTER INSERT ON visits REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_views();
--> statement-breakpoint
CREATE TRIGGER count_updated AFTER UPDATE ON visits REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_views();
--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON visits REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_views();
--> statement-breakpoint
-- What there is already. The owner of the tables sees it all for this moment only.
DO $$
DECLARE
  name text;
  read text[] := ARRAY['leads', 'properties', 'listing_events', 'visits', 'report_days'];
BEGIN
  FOREACH name IN ARRAY read LOOP
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', name);
  END LOOP;
  ALTER TABLE properties DISABLE TRIGGER USER;
  -- A home whose timeline does not say when it was sold was last changed then.
  UPDATE properties p SET sold_at = coalesce((SELECT max(e.at) FROM listing_events e
    WHERE e.property_id = p.id AND e.kind = 'status_changed' AND e.detail ->> 'to' = 'sold'), p.updated_at)
    WHERE p.status = 'sold';
  ALTER TABLE properties ENABLE TRIGGER USER;
  INSERT INTO report_days (figure, day, key, n)
    SELECT f.figure, f.day, f.key, count(*)
    FROM leads l, lead_figures(l.broker_id, l.created_at, l.source, l.status, l.first_contact_at) f GROUP BY 1, 2, 3;
  INSERT INTO report_days (figure, day, key, n)
    SELECT f.figure, f.day, f.key, count(*)
    FROM properties h, home_figures(h.created_at, h.property_type, h.status, h.sold_at) f GROUP BY 1, 2, 3;
  INSERT INTO report_days (figure, day, key, n)
    SELECT f.figure, f.day, f.key, sum(v.views) FROM visits v, view_figures(v.day, v.site, v.page) f GROUP BY 1, 2, 3;
  FOREACH name IN ARRAY read LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END $$;
