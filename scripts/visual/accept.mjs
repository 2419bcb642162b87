import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOf, folders, storyOf } from './folders.mjs';

// The last run's results; without it the run was not carried to its end.
const note = path.join(path.dirname(folders.taken), 'last-run.json');

/** A run has begun: until it has ended, nothing of it can be accepted. */
export const forgetRun = () => rm(note, { force: true });

/** A run has ended with these results. */
export const noteRun = (results) =>
  writeFile(note, JSON.stringify(results.map(({ name, state }) => ({ name, state }))));

/**
 * What the last run took becomes what is expected, and pictures whose story or mode is gone go. What could not be taken keeps
 * what was expected of it.
 * @returns {Promise<{ taken: number, gone: number }>}
 */
export const accept = async (wanted) => {
  const results = await readFile(note, 'utf8').then(JSON.parse, () => {
    throw new Error('There is no whole run to accept: `npm run visual` first.');
  });
  await mkdir(folders.baselines, { recursive: true });
  const counts = { taken: 0, gone: 0 };
  for (const { name, state } of results.filter(({ name }) => wanted(storyOf(name)))) {
    if (state === 'gone') {
      await rm(fileOf(folders.baselines, name), { force: true });
      counts.gone += 1;
    } else if (state !== 'failed') {
      await copyFile(fileOf(folders.taken, name), fileOf(folders.baselines, name));
      counts.taken += 1;
    }
  }
  return counts;
};
