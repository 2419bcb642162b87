import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { initPostgres, postgresFolder } from '#scripts/get-postgres.mjs';
import { runSql } from './sql.ts';
import { type Installed, startPostgres } from './startPostgres.ts';

/** Copies the data folder of a running server to that of a standby, as `pg_basebackup` does. */
const copyData = async (url: string, { data, settings }: Installed): Promise<string> => {
  const copy = path.join(path.dirname(data), 'replica');
  const shell = (script: string, input = '') =>
    execFileSync('/bin/sh', ['-ec', script, 'sh', data, copy], {
      ...settings,
      stdio: ['pipe', 'ignore', 'inherit'],
      input,
    });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_backup_start('replica', true)`);
  // As the user that PostgreSQL runs as.
  shell('cp -a "$1" "$2"; rm "$2/postmaster.pid"; touch "$2/standby.signal"');
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
  shell('cat > "$2/backup_label"', rows[0].labelfile);
  await client.end();
  return copy;
};

/** Starts a PostgreSQL and a streaming replica of it, with an empty database, in a temporary folder. */
export const startReplicated = async ({ isSynchronous }: { readonly isSynchronous: boolean }) => {
  const folder = postgresFolder();
  const installed = await initPostgres(folder);
  const primary = await startPostgres(installed, installed.data);
  await runSql(primary.url, 'create database nivaas');
  const copy = await copyData(primary.url, installed);
  const to = `host=127.0.0.1 port=${primary.port} user=postgres password=${installed.password} application_name=replica`;
  const replica = await startPostgres(installed, copy, [`primary_conninfo=${to}`]);
  // Set only after the copy, so that the replica, once promoted, waits for no other.
  if (isSynchronous) {
    await runSql(primary.url, `alter system set synchronous_standby_names = 'replica'`, 'select pg_reload_conf()');
  }
  const ofNivaas = ({ url }: { url: string }) => Object.assign(new URL(url), { pathname: '/nivaas' }).href;
  return {
    primary: { ...primary, url: ofNivaas(primary) },
    replica: {
      ...replica,
      url: ofNivaas(replica),
      promote: () => runSql(replica.url, 'select pg_promote()'),
      /** The replica keeps receiving writes but does not apply them. */
      pause: () => runSql(replica.url, 'select pg_wal_replay_pause()'),
      resume: () => runSql(replica.url, 'select pg_wal_replay_resume()'),
    },
    remove: async () => {
      await Promise.all([primary.kill(), replica.kill()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
