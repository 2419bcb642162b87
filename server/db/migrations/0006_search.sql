DROP INDEX "brokers_by_status";--> statement-breakpoint
DROP INDEX "leads_by_status";--> statement-breakpoint
DROP INDEX "leads_by_source";--> statement-breakpoint
DROP INDEX "leads_main_by_status";--> statement-breakpoint
DROP INDEX "leads_main_by_source";--> statement-breakpoint
DROP INDEX "brokers_search";--> statement-breakpoint
DROP INDEX "leads_search";--> statement-breakpoint
ALTER TABLE "brokers" ADD COLUMN "search" text GENERATED ALWAYS AS (lower("full_name" || E'\n' || "email" || E'\n' || coalesce("phone", '') || E'\n' || coalesce("license_no", ''))) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS (lower("full_name" || E'\n' || "email" || E'\n' || coalesce("phone", ''))) STORED;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search" text GENERATED ALWAYS AS (lower("full_name" || E'\n' || coalesce("email", '') || E'\n' || "phone" || E'\n' || coalesce("city", '') || E'\n' || coalesce("property_interest", ''))) STORED;--> statement-breakpoint
CREATE INDEX "users_of_name" ON "users" USING btree ("broker_id",lower("full_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "users_of_email" ON "users" USING btree ("broker_id",lower("email") collate "C","id");--> statement-breakpoint
CREATE INDEX "leads_of_name" ON "leads" USING btree ("broker_id",lower("full_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "leads_of_source" ON "leads" USING btree ("broker_id","source","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_of_city" ON "leads" USING btree ("broker_id",lower("city") collate "C","id");--> statement-breakpoint
CREATE INDEX "leads_of_city_down" ON "leads" USING btree ("broker_id",lower("city") collate "C" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "leads_with_source" ON "leads" USING btree ("source","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_main_with_source" ON "leads" USING btree ("source","created_at","id") WHERE "leads"."broker_id" is null;--> statement-breakpoint
CREATE INDEX "leads_main_search" ON "leads" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false) WHERE "leads"."broker_id" is null;--> statement-breakpoint
CREATE INDEX "brokers_search" ON "brokers" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);