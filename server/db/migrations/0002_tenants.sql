-- Beyond its tables the application may do nothing: it makes no table of its own, not even for a while.
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
--> statement-breakpoint
DO $$ BEGIN EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database()); END $$;
--> statement-breakpoint
-- A visitor: the policies themselves ask that the broker is active and the site's own, whatever the way in set.
ALTER POLICY public ON properties USING (
  app_scope() = 'public' AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
);
--> statement-breakpoint
ALTER POLICY public ON media USING (
  app_scope() = 'public' AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
);
--> statement-breakpoint
ALTER POLICY public ON videos USING (
  app_scope() = 'public' AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
);
--> statement-breakpoint
ALTER POLICY public_insert ON leads WITH CHECK (
  app_scope() = 'public' AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
  AND source = 'website' AND status = 'new'
);
--> statement-breakpoint
ALTER POLICY public_select ON leads USING (
  app_scope() = 'public' AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
  AND created_at > now() - interval '24 hours' AND status NOT IN ('closed', 'lost')
);
--> statement-breakpoint
ALTER POLICY public_update ON leads USING (
  app_scope() = 'public' AND broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
  AND created_at > now() - interval '24 hours' AND status NOT IN ('closed', 'lost')
);
--> statement-breakpoint
-- Nobody writes into the audit trail under another's name.
ALTER POLICY record ON audit WITH CHECK (
  CASE app_scope()
    WHEN 'tenant' THEN actor_role = 'broker' AND actor_id = app_broker_id()
    WHEN 'operator' THEN actor_role = 'super_admin'
    WHEN 'public' THEN actor_role IS NULL
    ELSE app_scope() = 'signin'
  END
);
