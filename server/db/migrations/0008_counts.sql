DROP INDEX "leads_newest";--> statement-breakpoint
DROP INDEX "leads_with_status";--> statement-breakpoint
DROP INDEX "leads_with_source";--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("broker_id","created_at","id","status","search");--> statement-breakpoint
CREATE INDEX "leads_with_status" ON "leads" USING btree ("status","created_at","id","broker_id");--> statement-breakpoint
CREATE INDEX "leads_with_source" ON "leads" USING btree ("source","created_at","id","broker_id");