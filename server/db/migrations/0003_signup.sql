CREATE TABLE "signup_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"bound_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"phone" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "brokers" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "brokers" ADD COLUMN "consent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "signup_codes_phone" ON "signup_codes" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "signup_codes_bound" ON "signup_codes" USING btree ("bound_hash");--> statement-breakpoint
ALTER TABLE signup_codes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE signup_codes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON signup_codes TO nivaas_app;
--> statement-breakpoint
CREATE POLICY signin ON signup_codes TO nivaas_app USING (app_scope() = 'signin');
