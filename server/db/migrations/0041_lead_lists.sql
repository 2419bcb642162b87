-- expand
-- A broker's leads are filtered by whom they are assigned to, and those names are read, in an index alone.
CREATE INDEX "leads_of_assignee" ON "leads" USING btree ("broker_id","assigned_to","created_at","id","last_event_at");
