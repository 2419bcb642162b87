-- expand
-- The photo of an operator or a broker that is replaced is recorded like a home's; an operator's belongs to no broker.
ALTER TABLE "deleted_pictures" ALTER COLUMN "broker_id" DROP NOT NULL;--> statement-breakpoint
CREATE POLICY operator_insert ON deleted_pictures FOR INSERT TO nivaas_app WITH CHECK (app_scope() = 'operator');--> statement-breakpoint
-- What the metrics and the hourly deletion look for is found without reading the whole tables.
CREATE INDEX "report_days_empty" ON "report_days" USING btree ("n") WHERE "report_days"."n" = 0;--> statement-breakpoint
CREATE INDEX "saved_homes_forgotten" ON "saved_homes" USING btree ("forgotten_at") WHERE "saved_homes"."forgotten_at" is not null;--> statement-breakpoint
CREATE INDEX "search_matches_home" ON "search_matches" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "jobs_unfinished" ON "jobs" USING btree ("kind","state","run_at") WHERE "jobs"."state" <> 'done';
