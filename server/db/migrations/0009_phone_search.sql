ALTER TABLE "brokers" drop column "search";--> statement-breakpoint
ALTER TABLE "brokers" ADD COLUMN "search" text GENERATED ALWAYS AS (lower("full_name" || E'\n' || "email" || E'\n' || coalesce("phone", '') || E'\n' || coalesce("license_no", '') || E'\n' || coalesce("phone_e164", ''))) STORED;--> statement-breakpoint
ALTER TABLE "users" drop column "search";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS (lower("full_name" || E'\n' || "email" || E'\n' || coalesce("phone", '') || E'\n' || coalesce("phone_e164", ''))) STORED;--> statement-breakpoint
ALTER TABLE "leads" drop column "search";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search" text GENERATED ALWAYS AS (lower("full_name" || E'\n' || coalesce("email", '') || E'\n' || "phone" || E'\n' || coalesce("city", '') || E'\n' || coalesce("property_interest", '') || E'\n' || coalesce("phone_e164", ''))) STORED;--> statement-breakpoint
-- With the column went the indexes over it.
CREATE INDEX "brokers_search" ON "brokers" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("broker_id","created_at","id","status","search");--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "leads_main_search" ON "leads" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false) WHERE "leads"."broker_id" is null;
