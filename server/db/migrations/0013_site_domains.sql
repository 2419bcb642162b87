-- A visitor of a site also learns which connected domain is its own: its pages name that as their address.
ALTER POLICY public ON domains USING (
  app_scope() = 'public' AND released_at IS NULL AND verified_by IS NOT NULL AND (
    name = app_slug()
    OR (slug = app_slug() AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id()))
  )
);
