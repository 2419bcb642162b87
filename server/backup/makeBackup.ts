import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../config.ts';
import { countMigrations, newestMigration } from '../db/countMigrations.ts';
import type { Dump } from '../db/dump.ts';
import { makeFolder } from '../lib/dataFolder.ts';
import { codeOf } from '../lib/errorCode.ts';
import { diskStore } from '../media/diskStore.ts';
import type { PhotoStore } from '../media/types.ts';
import { DATABASE, type Manifest, MEDIA, writeManifest } from './manifest.ts';
import { copyPhotos } from './photos.ts';

/** What is backed up or restored. */
export interface Data {
  readonly dump: Dump;
  readonly photoStore: PhotoStore;
}

const refuseFilled = async (target: string): Promise<void> => {
  const there = await readdir(target).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  if (there.length > 0) throw new ConfigError(target, 'is not empty: a backup needs a folder of its own');
};

const fill = async (folder: string, { dump, photoStore }: Data, commit: string | undefined): Promise<Manifest> => {
  const copies = diskStore(path.join(folder, MEDIA));
  await copies.check();
  await mkdir(path.join(folder, DATABASE));
  const madeAt = new Date().toISOString();
  // Photos are added and deleted while this runs. Each photo that a row names was stored before the row, so copying
  // after the dump finds all but those deleted meanwhile. To have those as well, photos are also copied before it.
  const done = new Set<string>();
  await copyPhotos(photoStore, copies, done);
  await dump.write(path.join(folder, DATABASE));
  await copyPhotos(photoStore, copies, done);
  const about = { madeAt, commit: commit ?? null, engine: dump.engine };
  return writeManifest(folder, { ...about, migration: newestMigration(), migrations: countMigrations() });
};

/**
 * Writes the database and the photos to a new or empty folder. The backup gets the folder's name only when it is
 * complete, so that a partial one is never mistaken for a backup. Throws ConfigError.
 */
export const backUp = async (target: string, data: Data, commit?: string): Promise<Manifest> => {
  await refuseFilled(target);
  await makeFolder(path.dirname(target));
  const unfinished = await mkdtemp(`${target}.unfinished-`);
  try {
    const manifest = await fill(unfinished, data, commit);
    await rename(unfinished, target);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
};
