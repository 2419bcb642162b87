CREATE TABLE "email_changes" (
	"role" text NOT NULL,
	"account_id" integer NOT NULL,
	"email" text NOT NULL,
	"former" text NOT NULL,
	"token_hashes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_changes_role_account_id_pk" PRIMARY KEY("role","account_id")
);
--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
CREATE INDEX "email_changes_tokens" ON "email_changes" USING gin ("token_hashes");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON email_changes TO nivaas_app;
--> statement-breakpoint
ALTER TABLE email_changes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE email_changes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Each person's own, from the own profile; whoever has a link's token comes by the way of sign-ins.
CREATE POLICY tenant ON email_changes TO nivaas_app USING (
  app_scope() = 'tenant' AND role = 'broker' AND account_id = app_broker_id()
);
--> statement-breakpoint
CREATE POLICY operator ON email_changes TO nivaas_app USING (app_scope() = 'operator' AND role = 'super_admin');
--> statement-breakpoint
CREATE POLICY signin ON email_changes TO nivaas_app USING (app_scope() = 'signin');
