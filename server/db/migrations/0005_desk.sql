CREATE INDEX "users_of_status" ON "users" USING btree ("broker_id","status","id");--> statement-breakpoint
CREATE INDEX "leads_of_status" ON "leads" USING btree ("broker_id","status","created_at","id");
--> statement-breakpoint
-- One policy tells what each way sees, its scope looked up once a query and not once a row. Several policies side by side are
-- taken for so rare a match that a broker's page was made by sorting all that the broker has.
DROP POLICY tenant ON users;
--> statement-breakpoint
DROP POLICY signin ON users;
--> statement-breakpoint
CREATE POLICY reach ON users TO nivaas_app USING (
  CASE (SELECT app_scope())
    WHEN 'tenant' THEN broker_id = (SELECT app_broker_id())
    WHEN 'signin' THEN true
    ELSE false
  END
);
--> statement-breakpoint
DROP POLICY tenant ON leads;
--> statement-breakpoint
DROP POLICY operator_select ON leads;
--> statement-breakpoint
DROP POLICY public_select ON leads;
--> statement-breakpoint
CREATE POLICY tenant_insert ON leads FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY tenant_update ON leads FOR UPDATE TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
CREATE POLICY reach ON leads FOR SELECT TO nivaas_app USING (
  CASE (SELECT app_scope())
    WHEN 'tenant' THEN broker_id = (SELECT app_broker_id())
    WHEN 'operator' THEN true
    -- A visitor, only to join a second enquiry to the first: open leads of the last day.
    WHEN 'public' THEN broker_id = (SELECT b.id FROM brokers b WHERE b.id = app_broker_id())
      AND created_at > now() - interval '24 hours' AND status NOT IN ('closed', 'lost')
    ELSE false
  END
);
--> statement-breakpoint
-- A broker ends the sessions of the own users, when one is made inactive.
CREATE POLICY tenant_select ON sessions FOR SELECT TO nivaas_app USING (
  app_scope() = 'tenant' AND role = 'user'
  AND EXISTS (SELECT FROM users u WHERE u.id = account_id AND u.broker_id = app_broker_id())
);
--> statement-breakpoint
CREATE POLICY tenant_update ON sessions FOR UPDATE TO nivaas_app USING (
  app_scope() = 'tenant' AND role = 'user'
  AND EXISTS (SELECT FROM users u WHERE u.id = account_id AND u.broker_id = app_broker_id())
);
