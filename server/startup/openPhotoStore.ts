import path from 'node:path';
import type { Config } from '../config.ts';
import { diskStore } from '../media/diskStore.ts';
import type { PhotoStore } from '../media/types.ts';

/** The configured store of photos. The bucket's client is imported here, because it is large. */
export const openPhotoStore = async ({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>): Promise<PhotoStore> =>
  storage ? (await import('../media/s3Store.ts')).s3Store(storage) : diskStore(path.join(dataDir, 'media'));
