CREATE TABLE "domains" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "domains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"registrable" text NOT NULL,
	"broker_id" integer NOT NULL,
	"slug" text NOT NULL,
	"claimed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp (3) with time zone,
	"verified_by" text,
	"verified_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"reason" text DEFAULT 'unchecked' NOT NULL,
	"found" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next_check_at" timestamp (3) with time zone DEFAULT now() + interval '1 hour' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "domain_token" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_slug_sites_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."sites"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "domains_name" ON "domains" USING btree ("name") WHERE "domains"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "domains_broker" ON "domains" USING btree ("broker_id") WHERE "domains"."released_at" is null;--> statement-breakpoint
CREATE INDEX "domains_registrable" ON "domains" USING btree ("registrable");--> statement-breakpoint
CREATE INDEX "domains_due" ON "domains" USING btree ("next_check_at") WHERE "domains"."released_at" is null;
--> statement-breakpoint
-- What sites had is carried over, unchecked and due at once. Without FORCE, so that the owner sees the rows, superuser or not.
ALTER TABLE "sites" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "domains" ("name", "registrable", "broker_id", "slug", "next_check_at")
  SELECT lower("custom_domain"), lower("custom_domain"), "broker_id", "slug", now() FROM "sites"
  WHERE "custom_domain" IS NOT NULL ORDER BY "domain_checked_at" NULLS LAST, "id"
  ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "sites" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sites" DROP CONSTRAINT "sites_custom_domain";--> statement-breakpoint
ALTER TABLE "sites" DROP COLUMN "custom_domain";--> statement-breakpoint
ALTER TABLE "sites" DROP COLUMN "domain_checked_at";
--> statement-breakpoint
ALTER TABLE domains ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE domains FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON domains TO nivaas_app;
--> statement-breakpoint
CREATE POLICY tenant ON domains TO nivaas_app USING (app_scope() = 'tenant' AND broker_id = app_broker_id());
--> statement-breakpoint
-- Moves a domain from one broker to another, knows who held one before, and checks all of them.
CREATE POLICY operator ON domains TO nivaas_app USING (app_scope() = 'operator');
--> statement-breakpoint
-- A visitor who came by a connected domain: that one names the site.
CREATE POLICY public ON domains FOR SELECT TO nivaas_app USING (
  app_scope() = 'public' AND name = app_slug() AND released_at IS NULL AND verified_by IS NOT NULL
);
