ALTER TABLE "domains" DROP CONSTRAINT "domains_broker_id_brokers_id_fk";
--> statement-breakpoint
ALTER TABLE "domains" DROP CONSTRAINT "domains_slug_sites_slug_fk";
--> statement-breakpoint
DROP INDEX "domains_registrable";--> statement-breakpoint
-- What of a name was sold to somebody is worked out from the name when it is asked for: the list of endings changes.
ALTER TABLE "domains" DROP COLUMN "registrable";--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "moved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "needs_txt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "found_ipv6" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "found_texts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "domains_reversed" ON "domains" USING btree (reverse("name") text_pattern_ops);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_broker_slug" UNIQUE("broker_id","slug");--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_site" FOREIGN KEY ("broker_id","slug") REFERENCES "public"."sites"("broker_id","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_verified_by" CHECK ("domains"."verified_by" in ('a', 'txt'));--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_verified" CHECK ("domains"."verified_by" is null or ("domains"."verified_at" is not null and "domains"."checked_at" is not null and "domains"."released_at" is null));--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_moved" CHECK (not "domains"."moved" or "domains"."released_at" is not null);
--> statement-breakpoint
-- A domain moves as the operator, because it leaves another broker; who did it is the broker who holds it from then on.
ALTER POLICY record ON audit WITH CHECK (
  CASE app_scope()
    WHEN 'tenant' THEN actor_role = 'broker' AND actor_id = app_broker_id()
    WHEN 'operator' THEN actor_role = 'super_admin' OR (
      actor_role = 'broker' AND action = 'domain connected' AND object_type = 'domain'
      AND EXISTS (SELECT FROM domains d WHERE d.id = object_id AND d.broker_id = actor_id AND d.released_at IS NULL)
    )
    WHEN 'public' THEN actor_role IS NULL
    ELSE app_scope() = 'signin'
  END
);
