-- The database and its two logins, as a superuser, once: see "The database's logins" in docs/running.md.
\getenv owner_password NIVAAS_OWNER_PASSWORD
\getenv requests_password NIVAAS_REQUESTS_PASSWORD
CREATE ROLE nivaas LOGIN CREATEROLE PASSWORD :'owner_password';
CREATE ROLE nivaas_requests LOGIN NOINHERIT PASSWORD :'requests_password';
-- The servers ask for this at each connection, but PgBouncer cannot pass it on.
ALTER ROLE nivaas_requests SET idle_in_transaction_session_timeout = '15s';
CREATE DATABASE nivaas OWNER nivaas;
