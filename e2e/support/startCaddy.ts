import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '#scripts/get-postgres.mjs';
import { getProgram } from '#scripts/get-system-program.mjs';
import { startProgram } from './startProgram.ts';

/**
 * Starts Caddy on loopback as a proxy of servers, with deploy/Caddyfile and a local certificate authority. A `host` with the scheme
 * `http://` is served without TLS, on `httpPort`.
 */
export const startCaddy = async (host: string, serverUrls: readonly string[]) => {
  const { command, env } = getProgram('caddy');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nivaas-caddy-'));
  const [httpPort, port, askPort] = [await freePort(), await freePort(), await freePort()];
  const ours = await readFile('deploy/Caddyfile', 'utf8');
  const local = `\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n\thttp_port ${httpPort}\n\thttps_port ${port}\n`;
  const file = path.join(folder, 'Caddyfile');
  await writeFile(
    file,
    ours.replace(/^\{\n/m, (open) => open + local),
  );
  const { stop } = await startProgram(command, ['run', '--adapter', 'caddyfile', '--config', file], {
    port,
    env: {
      ...{ PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...env },
      ...{ NIVAAS_HOST: host, NIVAAS_ASK: `127.0.0.1:${askPort}` },
      NIVAAS_SERVERS: serverUrls.map((url) => new URL(url).host).join(' '),
    },
  });
  return {
    port,
    httpPort,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
