-- expand
-- With what the policy reads, a broker's leads are counted and searched in an index alone.
DROP INDEX "leads_newest";--> statement-breakpoint
DROP INDEX "leads_of_status";--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("broker_id","created_at","id","status","search","last_event_at");--> statement-breakpoint
CREATE INDEX "leads_of_status" ON "leads" USING btree ("broker_id","status","created_at","id","last_event_at");
