-- One policy tells what each way sees of properties, its scope looked up once a query and not once a row: beside each other,
-- several are taken for so rare a match that a broker's page was made by sorting all that the broker has.
DROP POLICY tenant ON properties;
--> statement-breakpoint
DROP POLICY operator ON properties;
--> statement-breakpoint
DROP POLICY public ON properties;
--> statement-breakpoint
CREATE POLICY tenant_insert ON properties FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY tenant_update ON properties FOR UPDATE TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY reach ON properties FOR SELECT TO nivaas_app USING (
  CASE (SELECT app_scope())
    WHEN 'tenant' THEN broker_id = (SELECT app_broker_id())
    WHEN 'operator' THEN true
    -- A visitor: what the active broker of the site published.
    WHEN 'public' THEN broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
    ELSE false
  END
);
