ALTER TABLE "lead_events" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "lead_events" ADD COLUMN "contact_phone" text;--> statement-breakpoint
CREATE INDEX "lead_events_of_email" ON "lead_events" USING btree ("contact_email") WHERE "lead_events"."contact_email" is not null;--> statement-breakpoint
CREATE INDEX "lead_events_of_phone" ON "lead_events" USING btree ("contact_phone") WHERE "lead_events"."contact_phone" is not null;