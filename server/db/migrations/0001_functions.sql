-- What the tables, their indexes and the policies build on.

-- Trigrams, for searches that find a word anywhere. Trusted: the owner of the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- In which of the ways of database.ts this transaction runs: tenant, operator, public, visitor, seeker, privacy or signin.
-- Without one it sees nothing.
CREATE FUNCTION app_scope() RETURNS text LANGUAGE sql STABLE AS $$ SELECT current_setting('app.scope', true) $$;
--> statement-breakpoint
CREATE FUNCTION app_broker_id() RETURNS integer LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.broker_id', true), '')::integer $$;
--> statement-breakpoint
CREATE FUNCTION app_slug() RETURNS text LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.slug', true), '') $$;
--> statement-breakpoint
CREATE FUNCTION app_user_id() RETURNS integer LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.user_id', true), '')::integer $$;
--> statement-breakpoint
-- India's date of a time.
CREATE FUNCTION india_day(at timestamp with time zone) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT (at AT TIME ZONE 'Asia/Kolkata')::date $$;
--> statement-breakpoint
-- Whole minutes from a lead's creation to the first contact. A merged lead may have been contacted before it was created.
CREATE FUNCTION answer_minutes(created timestamp with time zone, contacted timestamp with time zone) RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT greatest(0, floor(date_part('epoch', contacted - created) / 60))::integer $$;
