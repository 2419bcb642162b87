-- Creates the database and its logins; run it once, as a superuser. See "The database's logins" and "Back up and
-- restore" in docs/running.md. psql reads the passwords from the environment: NIVAAS_OWNER_PASSWORD,
-- NIVAAS_REQUESTS_PASSWORD and NIVAAS_BACKUP_PASSWORD.
\getenv owner_password NIVAAS_OWNER_PASSWORD
\getenv requests_password NIVAAS_REQUESTS_PASSWORD
\getenv backup_password NIVAAS_BACKUP_PASSWORD
CREATE ROLE nivaas LOGIN CREATEROLE PASSWORD :'owner_password';
CREATE ROLE nivaas_requests LOGIN NOINHERIT PASSWORD :'requests_password';
-- The servers request this for each connection, but PgBouncer cannot pass it on.
ALTER ROLE nivaas_requests SET idle_in_transaction_session_timeout = '15s';
CREATE ROLE nivaas_backup LOGIN BYPASSRLS PASSWORD :'backup_password';
GRANT pg_read_all_data TO nivaas_backup;
CREATE DATABASE nivaas OWNER nivaas;
