import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#scripts/get-postgres.mjs';
import { getProgram } from '#scripts/get-system-program.mjs';
import { startProgram } from './startProgram.ts';

// PgBouncer refuses to run as root.
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Starts PgBouncer on loopback with deploy/pgbouncer.ini, for one login to a database. Resolves with the URL through it. */
export const startPgBouncer = async (loginUrl: string) => {
  const { command, env } = getProgram('pgbouncer');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nivaas-pgbouncer-'));
  const port = await freePort();
  const to = new URL(loginUrl);
  const users = path.join(folder, 'userlist.txt');
  await writeFile(users, `"${to.username}" "${to.password}"\n`);
  const ours = await readFile('deploy/pgbouncer.ini', 'utf8');
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    ours
      .replace(
        'host=postgres port=5432 dbname=nivaas',
        `host=${to.hostname} port=${to.port} dbname=${to.pathname.slice(1)}`,
      )
      .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1\nunix_socket_dir =')
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace('/etc/pgbouncer/userlist.txt', users),
  );
  for (const one of [folder, users, file]) {
    if (nobody.uid) await chown(one, nobody.uid, nobody.gid);
    await chmod(one, 0o700);
  }
  const { stop, reload } = await startProgram(command, [file], {
    ...{ port, env: { PATH: process.env.PATH, ...env } },
    ...nobody,
  });
  return {
    // Debian's version may be older than 1.21, the first that keeps prepared statements.
    url: Object.assign(new URL(loginUrl), { port: String(port), pathname: '/nivaas', search: '?prepared=off' }).href,
    /** Switches to the same database on another port. */
    moveTo: async (newPort: number) => {
      await writeFile(file, (await readFile(file, 'utf8')).replace(`port=${to.port}`, `port=${newPort}`));
      reload();
    },
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
