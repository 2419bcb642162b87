import path from 'node:path';
import { ConfigError } from '../config.ts';
import { newestMigration, oldestMigration } from '../db/countMigrations.ts';
import { diskStore } from '../media/diskStore.ts';
import type { Data } from './makeBackup.ts';
import { DATABASE, type Manifest, MEDIA, readManifest, refuseDamaged } from './manifest.ts';
import { copyPhotos } from './photos.ts';

const ENGINES = { pglite: 'the embedded database', postgres: 'PostgreSQL' } as const;

/**
 * Restores a backup's photos, and its database into an empty one. The database comes last and atomically, so that an
 * interrupted restore can be run again. Throws ConfigError for a backup that is damaged, from another engine, from a
 * newer version or from before the first release, and for a database that is not empty.
 */
export const restore = async (source: string, { dump, photoStore }: Data): Promise<Manifest> => {
  const manifest = await readManifest(source);
  if (manifest.engine !== dump.engine) {
    const [theirs, ours] = [ENGINES[manifest.engine], ENGINES[dump.engine]];
    throw new ConfigError(source, `is a backup of ${theirs}, and the settings name ${ours}: see DATABASE_URL`);
  }
  if (manifest.migration > newestMigration())
    throw new ConfigError(source, 'was made by a newer version: restore it with that one');
  if (manifest.migration < oldestMigration())
    throw new ConfigError(source, 'was made by a version from before the first release: only that one can restore it');
  await dump.refuseFilled();
  await refuseDamaged(source, manifest);
  await copyPhotos(diskStore(path.join(source, MEDIA)), photoStore);
  await dump.read(path.join(source, DATABASE));
  return manifest;
};
