import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { getCaddy } from '#scripts/get-caddy.mjs';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });

const untilListens = async (port: number, child: ChildProcess, output: () => string): Promise<void> => {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`Caddy exited:\n${output()}`);
    if (await listens(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Caddy is not listening:\n${output()}`);
};

/** Starts Caddy on loopback as a proxy of a server, with deploy/Caddyfile and a local certificate authority. */
export const startCaddy = async (host: string, serverUrl: string) => {
  const command = getCaddy();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nivaas-caddy-'));
  const [httpPort, port] = [await freePort(), await freePort()];
  const ours = await readFile('deploy/Caddyfile', 'utf8');
  const local = `\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n\thttp_port ${httpPort}\n\thttps_port ${port}\n`;
  const file = path.join(folder, 'Caddyfile');
  await writeFile(
    file,
    ours.replace(/^\{\n/m, (open) => open + local),
  );
  const child = spawn(command, ['run', '--adapter', 'caddyfile', '--config', file], {
    env: {
      ...{ PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      ...{ NIVAAS_HOST: host, NIVAAS_SERVER: new URL(serverUrl).host },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await untilListens(port, child, () => output);
  return {
    port,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
};
