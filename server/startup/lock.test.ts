import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './lock.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nivaas-lock-'));
});
afterAll(() => rm(folder, { recursive: true }));

const holder = async (held = folder): Promise<ChildProcess> => {
  const module = new URL('./lock.ts', import.meta.url).href;
  const script = `import { lockFolder } from ${JSON.stringify(module)};
    await lockFolder(${JSON.stringify(held)});
    process.stdout.write('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

test('a folder that another process holds is refused at once, also by another name, until that process is killed', async () => {
  const child = await holder();
  const alias = `${folder}-alias`;
  await symlink(folder, alias);
  try {
    const began = Date.now();
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await expect(lockFolder(alias)).rejects.toThrow('set DATA_DIR to another folder');
    expect(Date.now() - began).toBeLessThan(3_000);
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
    await rm(alias);
  }
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await release();
  await (await lockFolder(folder))();
});

test('other folders are free', async () => {
  const release = await lockFolder(folder);
  const other = await lockFolder(path.join(folder, 'new'));
  await Promise.all([release(), other()]);
});

// Another container shares the folder, but not abstract sockets: only its socket file is visible.
test.runIf(process.platform === 'linux')('a folder that a server in another container holds is refused', async () => {
  const shared = await mkdtemp(path.join(tmpdir(), 'nivaas-lock-'));
  const theirs = createServer().listen(path.join(shared, 'server.sock'));
  await once(theirs, 'listening');
  await expect(lockFolder(shared)).rejects.toThrow(FolderInUse);
  theirs.close();
  await once(theirs, 'close');
  await (await lockFolder(shared))();
  await rm(shared, { recursive: true });
});

test('the socket of a killed server does not block the next one, also with a path longer than a socket’s may be', async () => {
  const deep = path.join(folder, 'x'.repeat(200));
  const child = await holder(deep);
  await expect(lockFolder(deep)).rejects.toThrow(FolderInUse);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await lockFolder(deep))();
});
