CREATE TABLE "brokers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brokers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"phone_e164" text,
	"photo" text,
	"last_login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"consent_version" text,
	"consent_at" timestamp (3) with time zone,
	"license_no" text,
	"status" text NOT NULL,
	"quotas" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search" text GENERATED ALWAYS AS (lower("brokers"."full_name" || E'\n' || "brokers"."email" || E'\n' || coalesce("brokers"."phone", '') || E'\n' || coalesce("brokers"."license_no", '') || E'\n' || coalesce("brokers"."phone_e164", ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"role" text NOT NULL,
	"account_id" integer NOT NULL,
	"password_hash" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credentials_role_account_id_pk" PRIMARY KEY("role","account_id")
);
--> statement-breakpoint
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
CREATE TABLE "operators" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operators_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"phone_e164" text,
	"photo" text,
	"last_login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"first_login_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"account_id" integer NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "signup_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"bound_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"phone" text NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"phone_e164" text,
	"photo" text,
	"last_login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"consent_version" text,
	"consent_at" timestamp (3) with time zone,
	"broker_id" integer,
	"status" text DEFAULT 'active' NOT NULL,
	"search" text GENERATED ALWAYS AS (lower("users"."full_name" || E'\n' || "users"."email" || E'\n' || coalesce("users"."phone", '') || E'\n' || coalesce("users"."phone_e164", ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "gone_homes" (
	"id" integer PRIMARY KEY NOT NULL,
	"broker_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_homes" (
	"id" integer PRIMARY KEY NOT NULL,
	"broker_id" integer NOT NULL,
	"words" text NOT NULL,
	"photos" integer DEFAULT 0 NOT NULL,
	"changed" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lead_id" integer NOT NULL,
	"broker_id" integer,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor_role" text,
	"actor_id" integer,
	"text" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"contact_email" text,
	"contact_phone" text
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"broker_id" integer,
	"full_name" text NOT NULL,
	"email" text,
	"email_key" text GENERATED ALWAYS AS (lower("leads"."email")) STORED,
	"phone" text NOT NULL,
	"phone_e164" text,
	"city" text,
	"property_interest" text,
	"property_id" integer,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"message" text,
	"assigned_to" text,
	"consent_version" text,
	"consent_at" timestamp (3) with time zone,
	"later_consents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"follow_up_at" timestamp (3) with time zone,
	"follow_up_kind" text,
	"follow_up_text" text,
	"last_event_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"first_contact_at" timestamp (3) with time zone,
	"privacy" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (lower("leads"."full_name" || E'\n' || coalesce("leads"."email", '') || E'\n' || "leads"."phone" || E'\n' || coalesce("leads"."city", '') || E'\n' || coalesce("leads"."property_interest", '') || E'\n' || coalesce("leads"."phone_e164", ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "lead_dismissals" (
	"broker_id" integer NOT NULL,
	"lead_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	CONSTRAINT "lead_dismissals_lead_id_other_id_pk" PRIMARY KEY("lead_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "lead_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"broker_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"file_name" text NOT NULL,
	"content" text,
	"mapping" jsonb NOT NULL,
	"adds_duplicates" boolean DEFAULT false NOT NULL,
	"rows" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"broker_id" integer NOT NULL,
	"kept_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"other" jsonb,
	"before" jsonb,
	"after" jsonb,
	"events" integer[] DEFAULT '{}' NOT NULL,
	"enquiries" integer[] DEFAULT '{}' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"broker_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_role" text,
	"actor_id" integer,
	"action" text NOT NULL,
	"object_type" text,
	"object_id" integer,
	"address" text,
	"request_id" text,
	"detail" jsonb,
	"minute" timestamp (3) with time zone,
	"times" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "digests" (
	"role" text NOT NULL,
	"account_id" integer NOT NULL,
	"day" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "digests_role_account_id_pk" PRIMARY KEY("role","account_id")
);
--> statement-breakpoint
CREATE TABLE "heartbeats" (
	"minute" timestamp (3) with time zone PRIMARY KEY DEFAULT date_trunc('minute', now()) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_actor_key_pk" PRIMARY KEY("actor","key")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"role" text NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"bell" boolean NOT NULL,
	"mail" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_preferences_role_account_id_kind_pk" PRIMARY KEY("role","account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"broker_id" integer,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"link" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_leads" (
	"request_id" text NOT NULL,
	"broker_id" integer NOT NULL,
	"leads" integer NOT NULL,
	CONSTRAINT "privacy_leads_request_id_broker_id_pk" PRIMARY KEY("request_id","broker_id")
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"email" text,
	"phone" text,
	"full_name" text,
	"city" text,
	"note" text,
	"proof_hashes" text[] DEFAULT '{}' NOT NULL,
	"code_hash" text,
	"code_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"copy_hashes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "deleted_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"broker_id" integer,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"broker_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"actor_role" text,
	"actor_id" integer,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"broker_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"contact" text,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"broker_id" integer NOT NULL,
	"name" text NOT NULL,
	"access_key" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"category" text NOT NULL,
	"media_type" text DEFAULT 'image' NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" integer DEFAULT 0 NOT NULL,
	"looks" bigint[],
	"bands" integer[],
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "properties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"broker_id" integer NOT NULL,
	"property_for" text NOT NULL,
	"building_type" text NOT NULL,
	"property_type" text NOT NULL,
	"title" text,
	"description" text,
	"state" text,
	"city" text,
	"locality" text,
	"sub_locality" text,
	"society_name" text,
	"address" text,
	"expected_price" bigint,
	"built_up_area" double precision,
	"area_unit" text,
	"num_bedrooms" text,
	"features" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"highlights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amenities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nearby_landmarks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'live' NOT NULL,
	"removed_from" text,
	"archived_at" timestamp (3) with time zone,
	"sold_at" timestamp (3) with time zone,
	"approved_at" timestamp (3) with time zone,
	"edited_at" timestamp (3) with time zone,
	"rera_checked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"place" text GENERATED ALWAYS AS (lower("properties"."city") || E'\n' || lower("properties"."locality")) STORED,
	"operator_search" text GENERATED ALWAYS AS (lower(coalesce("properties"."city", '') || E'\n' || coalesce("properties"."locality", '') || E'\n' || coalesce("properties"."address", '') || E'\n' || coalesce("properties"."title", '')) || E'\n' || lower(coalesce("properties"."features" ->> 'rera_number', ''))) STORED,
	CONSTRAINT "properties_tenant" UNIQUE("id","broker_id")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"broker_id" integer NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_changes" (
	"broker_id" integer,
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"n" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_days" (
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"n" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "report_days_figure_day_key_pk" PRIMARY KEY("figure","day","key")
);
--> statement-breakpoint
CREATE TABLE "home_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"home_id" integer NOT NULL,
	"broker_id" integer NOT NULL,
	"before" jsonb,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_homes" (
	"user_id" integer NOT NULL,
	"home_id" integer NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"price_when_saved" double precision,
	"known_price" double precision,
	"home" jsonb NOT NULL,
	"forgotten_at" timestamp (3) with time zone,
	CONSTRAINT "saved_homes_user_id_home_id_pk" PRIMARY KEY("user_id","home_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"alert" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"looked_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"unsubscribe_token" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_matches" (
	"search_id" integer NOT NULL,
	"home_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"told" boolean NOT NULL,
	CONSTRAINT "search_matches_search_id_home_id_pk" PRIMARY KEY("search_id","home_id")
);
--> statement-breakpoint
CREATE TABLE "seeker_alerts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"price_drops" boolean DEFAULT true NOT NULL,
	"unsubscribe_token" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeker_enquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seeker_enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"claim_hash" text,
	"home_id" integer NOT NULL,
	"broker_id" integer NOT NULL,
	"lead_id" integer NOT NULL,
	"home" jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "domains" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "domains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"broker_id" integer NOT NULL,
	"slug" text NOT NULL,
	"claimed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp (3) with time zone,
	"moved" boolean DEFAULT false NOT NULL,
	"needs_txt" boolean DEFAULT false NOT NULL,
	"verified_by" text,
	"verified_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"reason" text DEFAULT 'unchecked' NOT NULL,
	"found" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"found_ipv6" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"found_texts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next_check_at" timestamp (3) with time zone DEFAULT now() + interval '1 hour' NOT NULL,
	CONSTRAINT "domains_verified_by" CHECK ("domains"."verified_by" in ('a', 'txt')),
	CONSTRAINT "domains_verified" CHECK ("domains"."verified_by" is null or ("domains"."verified_at" is not null and "domains"."checked_at" is not null and "domains"."released_at" is null)),
	CONSTRAINT "domains_moved" CHECK (not "domains"."moved" or "domains"."released_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"broker_id" integer NOT NULL,
	"slug" text NOT NULL,
	"template" text NOT NULL,
	"domain_token" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"content" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"unpublished_at" timestamp (3) with time zone,
	"unpublished_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sites_broker" UNIQUE("broker_id"),
	CONSTRAINT "sites_slug" UNIQUE("slug"),
	CONSTRAINT "sites_broker_slug" UNIQUE("broker_id","slug")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"day" date NOT NULL,
	"site" text NOT NULL,
	"page" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visits_site_day_page_pk" PRIMARY KEY("site","day","page")
);
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_property_id_broker_id_properties_id_broker_id_fk" FOREIGN KEY ("property_id","broker_id") REFERENCES "public"."properties"("id","broker_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_dismissals" ADD CONSTRAINT "lead_dismissals_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_imports" ADD CONSTRAINT "lead_imports_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_merges" ADD CONSTRAINT "lead_merges_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_views" ADD CONSTRAINT "lead_views_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_leads" ADD CONSTRAINT "privacy_leads_request_id_privacy_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_leads" ADD CONSTRAINT "privacy_leads_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_pictures" ADD CONSTRAINT "deleted_pictures_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_events" ADD CONSTRAINT "listing_events_property_id_broker_id_properties_id_broker_id_fk" FOREIGN KEY ("property_id","broker_id") REFERENCES "public"."properties"("id","broker_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_property_id_broker_id_properties_id_broker_id_fk" FOREIGN KEY ("property_id","broker_id") REFERENCES "public"."properties"("id","broker_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_property_id_broker_id_properties_id_broker_id_fk" FOREIGN KEY ("property_id","broker_id") REFERENCES "public"."properties"("id","broker_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_property_id_broker_id_properties_id_broker_id_fk" FOREIGN KEY ("property_id","broker_id") REFERENCES "public"."properties"("id","broker_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_homes" ADD CONSTRAINT "saved_homes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_matches" ADD CONSTRAINT "search_matches_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeker_alerts" ADD CONSTRAINT "seeker_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeker_enquiries" ADD CONSTRAINT "seeker_enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeker_enquiries" ADD CONSTRAINT "seeker_enquiries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_site" FOREIGN KEY ("broker_id","slug") REFERENCES "public"."sites"("broker_id","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brokers_email" ON "brokers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "brokers_status" ON "brokers" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "brokers_by_name" ON "brokers" USING btree (lower("full_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "brokers_by_email" ON "brokers" USING btree (lower("email") collate "C","id");--> statement-breakpoint
CREATE INDEX "brokers_search" ON "brokers" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "email_changes_tokens" ON "email_changes" USING gin ("token_hashes");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_email" ON "operators" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "password_resets_account" ON "password_resets" USING btree ("role","account_id");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("role","account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "signup_codes_phone" ON "signup_codes" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "signup_codes_bound" ON "signup_codes" USING btree ("bound_hash");--> statement-breakpoint
CREATE INDEX "signup_codes_age" ON "signup_codes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"),("broker_id" is null));--> statement-breakpoint
CREATE INDEX "users_broker" ON "users" USING btree ("broker_id","id");--> statement-breakpoint
CREATE INDEX "users_of_status" ON "users" USING btree ("broker_id","status","id");--> statement-breakpoint
CREATE INDEX "users_of_name" ON "users" USING btree ("broker_id",lower("full_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "users_of_email" ON "users" USING btree ("broker_id",lower("email") collate "C","id");--> statement-breakpoint
CREATE INDEX "gone_homes_changed" ON "gone_homes" USING btree ("changed");--> statement-breakpoint
CREATE INDEX "search_homes_words" ON "search_homes" USING gin ("words" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_homes_changed" ON "search_homes" USING btree ("changed");--> statement-breakpoint
CREATE INDEX "search_homes_broker" ON "search_homes" USING btree ("broker_id");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE "jobs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_unfinished" ON "jobs" USING btree ("kind","state","run_at") WHERE "jobs"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "jobs_of_kind" ON "jobs" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "jobs_ended" ON "jobs" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "lead_events_of" ON "lead_events" USING btree ("lead_id","at","id");--> statement-breakpoint
CREATE INDEX "lead_events_of_email" ON "lead_events" USING btree ("contact_email") WHERE "lead_events"."contact_email" is not null;--> statement-breakpoint
CREATE INDEX "lead_events_of_phone" ON "lead_events" USING btree ("contact_phone") WHERE "lead_events"."contact_phone" is not null;--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("broker_id","created_at","id","status","search","last_event_at");--> statement-breakpoint
CREATE INDEX "leads_of_status" ON "leads" USING btree ("broker_id","status","created_at","id","last_event_at");--> statement-breakpoint
CREATE INDEX "leads_of_assignee" ON "leads" USING btree ("broker_id","assigned_to","created_at","id","last_event_at");--> statement-breakpoint
CREATE INDEX "leads_of_property" ON "leads" USING btree ("property_id") WHERE "leads"."property_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_of_source" ON "leads" USING btree ("broker_id","source","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_of_name" ON "leads" USING btree ("broker_id",lower("full_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "leads_of_city" ON "leads" USING btree ("broker_id",lower("city") collate "C","id");--> statement-breakpoint
CREATE INDEX "leads_of_city_down" ON "leads" USING btree ("broker_id" desc,lower("city") collate "C" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "leads_uncontacted" ON "leads" USING btree ("broker_id","created_at","id") WHERE "leads"."status" = 'new' and "leads"."first_contact_at" is null;--> statement-breakpoint
CREATE INDEX "leads_planned" ON "leads" USING btree ("broker_id","follow_up_at","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_quiet" ON "leads" USING btree ("broker_id","last_event_at","id") WHERE "leads"."status" not in ('closed', 'lost');--> statement-breakpoint
CREATE INDEX "leads_ended" ON "leads" USING btree ("last_event_at") WHERE "leads"."status" in ('closed', 'lost');--> statement-breakpoint
CREATE INDEX "leads_of_phone" ON "leads" USING btree ((case when "phone_e164" is null then "phone" else "phone_e164" end),"broker_id");--> statement-breakpoint
CREATE INDEX "leads_of_email" ON "leads" USING btree ("email_key","broker_id") WHERE "leads"."email_key" is not null;--> statement-breakpoint
CREATE INDEX "leads_answered" ON "leads" USING btree ("broker_id","created_at","first_contact_at",answer_minutes("created_at", "first_contact_at"));--> statement-breakpoint
CREATE INDEX "leads_answer_times" ON "leads" USING btree (india_day("created_at"),answer_minutes("created_at", "first_contact_at"),"broker_id","created_at","first_contact_at") WHERE "leads"."first_contact_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_all_newest" ON "leads" USING btree ("created_at","id","broker_id");--> statement-breakpoint
CREATE INDEX "leads_with_status" ON "leads" USING btree ("status","created_at","id","broker_id");--> statement-breakpoint
CREATE INDEX "leads_with_source" ON "leads" USING btree ("source","created_at","id","broker_id");--> statement-breakpoint
CREATE INDEX "leads_by_name" ON "leads" USING btree (lower("full_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "leads_by_city" ON "leads" USING btree (lower("city") collate "C","id");--> statement-breakpoint
CREATE INDEX "leads_by_city_down" ON "leads" USING btree (lower("city") collate "C" desc nulls last,"id" desc);--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "leads_main_search" ON "leads" USING gin ("search" gin_trgm_ops) WITH (fastupdate=false) WHERE "leads"."broker_id" is null;--> statement-breakpoint
CREATE INDEX "lead_dismissals_broker" ON "lead_dismissals" USING btree ("broker_id");--> statement-breakpoint
CREATE INDEX "lead_imports_broker" ON "lead_imports" USING btree ("broker_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_merges_other" ON "lead_merges" USING btree ("other_id") WHERE "lead_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "lead_merges_kept" ON "lead_merges" USING btree ("kept_id") WHERE "lead_merges"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "lead_merges_broker" ON "lead_merges" USING btree ("broker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_views_name" ON "lead_views" USING btree ("broker_id","name");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_of_action" ON "audit" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_of_role" ON "audit" USING btree ("actor_role","at","id") WHERE "audit"."actor_role" is not null;--> statement-breakpoint
CREATE INDEX "audit_of_type" ON "audit" USING btree ("object_type","at","id") WHERE "audit"."object_type" is not null;--> statement-breakpoint
CREATE INDEX "audit_of_object" ON "audit" USING btree ("object_id","at","id") WHERE "audit"."object_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_by_minute" ON "audit" USING btree ("actor_role","actor_id","action","minute") WHERE "audit"."minute" is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_of" ON "notifications" USING btree ("broker_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("broker_id","id") WHERE not "notifications"."is_read";--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "privacy_leads_broker" ON "privacy_leads" USING btree ("broker_id");--> statement-breakpoint
CREATE INDEX "privacy_requests_confirmed" ON "privacy_requests" USING btree ("confirmed_at") WHERE "privacy_requests"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "privacy_requests_age" ON "privacy_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_proofs" ON "privacy_requests" USING gin ("proof_hashes");--> statement-breakpoint
CREATE INDEX "privacy_requests_copies" ON "privacy_requests" USING gin ("copy_hashes");--> statement-breakpoint
CREATE INDEX "listing_events_of" ON "listing_events" USING btree ("property_id","id");--> statement-breakpoint
CREATE INDEX "listing_events_reviews" ON "listing_events" USING btree ("broker_id","at") WHERE "listing_events"."kind" = 'reviewed';--> statement-breakpoint
CREATE INDEX "listing_events_age" ON "listing_events" USING btree ("at") WHERE "listing_events"."kind" <> 'price_changed';--> statement-breakpoint
CREATE INDEX "listing_reports_open" ON "listing_reports" USING btree ("property_id") WHERE "listing_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "listing_reports_broker" ON "listing_reports" USING btree ("broker_id");--> statement-breakpoint
CREATE INDEX "listing_reports_age" ON "listing_reports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "media_bands" ON "media" USING gin ("bands");--> statement-breakpoint
CREATE UNIQUE INDEX "media_one_primary" ON "media" USING btree ("property_id") WHERE "media"."is_primary";--> statement-breakpoint
CREATE INDEX "media_property" ON "media" USING btree ("property_id","position","id");--> statement-breakpoint
CREATE INDEX "media_broker" ON "media" USING btree ("broker_id","bytes");--> statement-breakpoint
CREATE INDEX "media_name" ON "media" USING btree ("name");--> statement-breakpoint
CREATE INDEX "properties_waiting" ON "properties" USING btree ("status","id") WHERE "properties"."status" = 'in_review' or "properties"."edited_at" is not null;--> statement-breakpoint
CREATE INDEX "properties_place" ON "properties" USING btree ("place","expected_price","built_up_area","status","area_unit","broker_id","id");--> statement-breakpoint
CREATE INDEX "properties_of_status" ON "properties" USING btree ("status","broker_id","city","locality","id");--> statement-breakpoint
CREATE INDEX "properties_sold" ON "properties" USING btree ("sold_at","broker_id","status","id") WHERE "properties"."status" = 'sold';--> statement-breakpoint
CREATE INDEX "properties_search" ON "properties" USING gin ("operator_search" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "properties_archived" ON "properties" USING btree ("archived_at") WHERE "properties"."status" = 'archived';--> statement-breakpoint
CREATE INDEX "properties_newest" ON "properties" USING btree ("broker_id","id");--> statement-breakpoint
CREATE INDEX "videos_property" ON "videos" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "report_days_empty" ON "report_days" USING btree ("n") WHERE "report_days"."n" = 0;--> statement-breakpoint
CREATE INDEX "saved_homes_home" ON "saved_homes" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "saved_homes_forgotten" ON "saved_homes" USING btree ("forgotten_at") WHERE "saved_homes"."forgotten_at" is not null;--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_token" ON "saved_searches" USING btree ("unsubscribe_token");--> statement-breakpoint
CREATE INDEX "search_matches_home" ON "search_matches" USING btree ("home_id");--> statement-breakpoint
CREATE INDEX "search_matches_untold" ON "search_matches" USING btree ("search_id") WHERE not "search_matches"."told";--> statement-breakpoint
CREATE UNIQUE INDEX "seeker_alerts_token" ON "seeker_alerts" USING btree ("unsubscribe_token");--> statement-breakpoint
CREATE INDEX "seeker_enquiries_user" ON "seeker_enquiries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "seeker_enquiries_lead" ON "seeker_enquiries" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "seeker_enquiries_claim" ON "seeker_enquiries" USING btree ("claim_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "domains_name" ON "domains" USING btree ("name") WHERE "domains"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "domains_broker" ON "domains" USING btree ("broker_id") WHERE "domains"."released_at" is null;--> statement-breakpoint
CREATE INDEX "domains_reversed" ON "domains" USING btree (reverse("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "domains_due" ON "domains" USING btree ("next_check_at") WHERE "domains"."released_at" is null;--> statement-breakpoint
CREATE INDEX "visits_of_day" ON "visits" USING btree ("day");