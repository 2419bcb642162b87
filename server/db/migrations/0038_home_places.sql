-- expand
-- Listings of one home are found in an index that row-level policies let the database use: they keep lower() out of it.
DROP INDEX "properties_place";--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "place" text GENERATED ALWAYS AS (lower("properties"."city") || E'\n' || lower("properties"."locality")) STORED;--> statement-breakpoint
CREATE INDEX "properties_place" ON "properties" USING btree ("place","expected_price","built_up_area","status","area_unit","broker_id","id");
