-- The figures of the operator's reports: triggers count leads, homes and views by day, in the writer's transaction, as changes that
-- the server later adds to `report_days`.

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
