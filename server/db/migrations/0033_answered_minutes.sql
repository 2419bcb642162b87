-- With the minutes in the index, medians by broker read them instead of computing them for each lead.
DROP INDEX "leads_answered";--> statement-breakpoint
CREATE INDEX "leads_answered" ON "leads" USING btree ("broker_id","created_at","first_contact_at",answer_minutes("created_at", "first_contact_at"));