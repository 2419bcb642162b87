import { statfs } from 'node:fs/promises';
import path from 'node:path';

/** How full the volume of a folder is, in per cent of the space for users. A missing folder counts as its parent. */
export const storageUsed = async (folder: string): Promise<number> => {
  const at = path.resolve(folder);
  try {
    const { blocks, bfree, bavail } = await statfs(at);
    const used = blocks - bfree;
    return used + bavail > 0 ? (used / (used + bavail)) * 100 : 0;
  } catch (error) {
    const parent = path.dirname(at);
    if (parent === at) throw error;
    return storageUsed(parent);
  }
};
