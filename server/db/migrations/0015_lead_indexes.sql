-- The main website's lists are read from the indexes that begin with broker_id, and a visitor's earlier enquiry from
-- leads_newest: indexes of their own only made every insert slower.
DROP INDEX "leads_phone";--> statement-breakpoint
DROP INDEX "leads_main_newest";--> statement-breakpoint
DROP INDEX "leads_main_by_name";--> statement-breakpoint
DROP INDEX "leads_main_by_city";--> statement-breakpoint
DROP INDEX "leads_main_by_city_down";--> statement-breakpoint
DROP INDEX "leads_main_with_status";--> statement-breakpoint
DROP INDEX "leads_main_with_source";--> statement-breakpoint
DROP INDEX "leads_of_city_down";--> statement-breakpoint
CREATE INDEX "leads_of_city_down" ON "leads" USING btree ("broker_id" desc,lower("city") collate "C" desc nulls last,"id" desc);