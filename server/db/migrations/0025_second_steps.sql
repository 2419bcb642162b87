CREATE TABLE "second_steps" (
	"role" text NOT NULL,
	"account_id" integer NOT NULL,
	"secret" text NOT NULL,
	"begun_by" text NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "second_steps_role_account_id_pk" PRIMARY KEY("role","account_id")
);
--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "first_login_at" timestamp (3) with time zone;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON second_steps TO nivaas_app;
--> statement-breakpoint
ALTER TABLE second_steps ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE second_steps FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY signin ON second_steps TO nivaas_app USING (app_scope() = 'signin');
