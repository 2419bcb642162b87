import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { makeFolder } from '../lib/dataFolder.ts';

/** An uploaded file, on disk until it is closed. */
export interface UploadedFile {
  /** The name as sent: must never be used as a path. */
  readonly name: string;
  readonly size: number;
  /** The SHA-256 of its bytes. */
  readonly digest: string;
  /** Reads it into memory. */
  readonly read: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** The folder that uploads are received in. */
export const uploadFolder = (dataDir: string): string => path.join(dataDir, 'uploads');

/**
 * Receives an upload into a temporary file in `folder`, so that a waiting upload takes no memory. The file is unlinked:
 * it disappears when it is closed, or when the process ends in any way.
 */
export const receiveFile = async (folder: string, stream: Readable, name = ''): Promise<UploadedFile> => {
  await makeFolder(folder);
  const place = path.join(folder, randomUUID());
  const file = await open(place, 'wx+', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  try {
    await rm(place);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      await file.writeFile(chunk);
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    name,
    size,
    digest: hash.digest('hex'),
    read: async () => buffer(file.createReadStream({ start: 0, autoClose: false })),
    close: () => file.close(),
  };
};
