-- expand
-- A broker sees how often pages of the own site are opened.
CREATE POLICY tenant ON visits FOR SELECT TO nivaas_app USING (
  app_scope() = 'tenant' AND site IN (SELECT slug FROM sites WHERE broker_id = app_broker_id())
);
