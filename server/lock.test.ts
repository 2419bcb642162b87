import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './lock';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nivaas-lock-'));
});
afterAll(() => rm(folder, { recursive: true }));

const holder = async (): Promise<ChildProcess> => {
  const module = new URL('./lock.ts', import.meta.url).href;
  const script = `import { lockFolder } from ${JSON.stringify(module)};
    await lockFolder(${JSON.stringify(folder)});
    process.stdout.write('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

test('a folder that another process holds is refused at once, also under another name, until that process is killed', async () => {
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
