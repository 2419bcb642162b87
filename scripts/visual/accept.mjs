import { copyFile, rm } from 'node:fs/promises';
import { fileOf, folders, picturesIn, storyOf } from './folders.mjs';

/** What was taken last becomes what is expected; expected pictures of stories that are gone go, too. How many were taken over. */
export const accept = async (wanted) => {
  const mine = async (folder) => (await picturesIn(folder)).filter((name) => wanted(storyOf(name)));
  const [expected, taken] = [await mine(folders.baselines), await mine(folders.taken)];
  if (taken.length === 0) throw new Error('Nothing was taken yet: run `npm run visual` first.');
  const there = new Set(taken);
  for (const name of expected) if (!there.has(name)) await rm(fileOf(folders.baselines, name));
  for (const name of taken) await copyFile(fileOf(folders.taken, name), fileOf(folders.baselines, name));
  return taken.length;
};
