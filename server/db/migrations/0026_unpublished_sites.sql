CREATE TABLE "visits" (
	"day" date NOT NULL,
	"site" text NOT NULL,
	"page" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visits_site_day_page_pk" PRIMARY KEY("site","day","page")
);
--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "unpublished_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "unpublished_reason" text;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON visits TO nivaas_app;
--> statement-breakpoint
ALTER TABLE visits ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE visits FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- The server counts; the operator reads.
CREATE POLICY signin ON visits TO nivaas_app USING (app_scope() = 'signin');
--> statement-breakpoint
CREATE POLICY operator ON visits FOR SELECT TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
CREATE POLICY operator_update ON sites FOR UPDATE TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
-- A site that the operator has taken offline is nobody's but the broker's and the operator's.
ALTER POLICY public ON sites USING (app_scope() = 'public' AND slug = app_slug() AND unpublished_at IS NULL);
--> statement-breakpoint
ALTER POLICY visitor ON sites USING (
  app_scope() = 'visitor' AND unpublished_at IS NULL AND EXISTS (SELECT FROM search_homes h WHERE h.broker_id = sites.broker_id)
);
--> statement-breakpoint
-- The operator takes a broker's site offline and changes nothing else of it, and the broker does not put it online again.
CREATE FUNCTION keep_sites() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF app_scope() = 'operator' AND (NEW.broker_id, NEW.slug, NEW.template, NEW.domain_token)
    IS DISTINCT FROM (OLD.broker_id, OLD.slug, OLD.template, OLD.domain_token) THEN
    RAISE insufficient_privilege USING MESSAGE = 'The operator does not change a site';
  END IF;
  IF app_scope() = 'tenant' AND (NEW.unpublished_at, NEW.unpublished_reason)
    IS DISTINCT FROM (OLD.unpublished_at, OLD.unpublished_reason) THEN
    RAISE insufficient_privilege USING MESSAGE = 'The broker does not put a site online again';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_sites BEFORE UPDATE ON sites FOR EACH ROW EXECUTE FUNCTION keep_sites();
