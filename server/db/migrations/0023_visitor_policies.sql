-- What is public is asked of `search_homes`, which every way sees whole: policies that ask each other's tables take PostgreSQL
-- longer to plan than a visitor's queries take to run.
ALTER POLICY reach ON properties USING (
  CASE (SELECT app_scope())
    WHEN 'tenant' THEN broker_id = (SELECT app_broker_id())
    WHEN 'operator' THEN true
    -- A visitor of a site: what is live, of the active broker of the site.
    WHEN 'public' THEN broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id()) AND status = 'live'
    WHEN 'visitor' THEN status = 'live' AND EXISTS (SELECT FROM search_homes h WHERE h.id = properties.id)
    ELSE false
  END
);
--> statement-breakpoint
ALTER POLICY public ON media USING (
  app_scope() = 'public' AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
  AND EXISTS (SELECT FROM search_homes h WHERE h.id = property_id)
);
--> statement-breakpoint
ALTER POLICY public ON videos USING (
  app_scope() = 'public' AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
  AND EXISTS (SELECT FROM search_homes h WHERE h.id = property_id)
);
--> statement-breakpoint
ALTER POLICY visitor ON media USING (
  app_scope() = 'visitor' AND EXISTS (SELECT FROM search_homes h WHERE h.id = property_id)
);
--> statement-breakpoint
ALTER POLICY visitor ON videos USING (
  app_scope() = 'visitor' AND EXISTS (SELECT FROM search_homes h WHERE h.id = property_id)
);
--> statement-breakpoint
ALTER POLICY visitor ON listing_events USING (
  app_scope() = 'visitor' AND kind = 'price_changed' AND EXISTS (SELECT FROM search_homes h WHERE h.id = property_id)
);
