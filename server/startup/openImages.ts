import path from 'node:path';
import type { Config } from '../config.ts';
import { diskStore } from '../media/diskStore.ts';
import type { ImageStore } from '../media/types.ts';

/** The configured store of pictures. The bucket's client is imported here, because it is large. */
export const openImages = async ({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>): Promise<ImageStore> =>
  storage ? (await import('../media/s3Store.ts')).s3Store(storage) : diskStore(path.join(dataDir, 'media'));
