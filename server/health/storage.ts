import { statfs } from 'node:fs/promises';
import path from 'node:path';

/**
 * The space available to users on a folder's volume: its size, and how full it is, in per cent. For a missing folder
 * the nearest existing parent is measured.
 */
export const storageOf = async (folder: string): Promise<{ usedPct: number; bytes: number }> => {
  const at = path.resolve(folder);
  try {
    const { blocks, bfree, bavail, bsize } = await statfs(at);
    const used = blocks - bfree;
    const all = used + bavail;
    return { usedPct: all > 0 ? (used / all) * 100 : 0, bytes: all * bsize };
  } catch (error) {
    const parent = path.dirname(at);
    if (parent === at) throw error;
    return storageOf(parent);
  }
};
