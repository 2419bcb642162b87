// Visual review without a service: takes a picture of every story, compares it to the accepted one, writes a report.
//   node scripts/visual.mjs [part of a story's id …]          compares; ends with 1 when something differs
//   node scripts/visual.mjs accept [part of a story's id …]   what was taken last becomes what is expected
// Everything lies in visual/ (not under version control): baselines, the last run, and the report (visual/report/index.html).
// The sizes and schemes of a story are those of its `chromatic` modes, so both reviews show the same.
import { rm } from 'node:fs/promises';
import { getBrowser } from './find-browser.mjs';
import { buildStorybook, serveFolder } from './storybook/build.mjs';
import { accept, forgetRun, noteRun } from './visual/accept.mjs';
import { clearReport, compareAll, findGone } from './visual/compare.mjs';
import { writeReport } from './visual/report.mjs';
import { takePictures } from './visual/shoot.mjs';

const words = process.argv.slice(2);
const accepting = words[0] === 'accept';
const parts = accepting ? words.slice(1) : words;
const wanted = (id) => parts.length === 0 || parts.some((part) => id.includes(part));

// A busy processor now and then draws an edge another way. What differs is taken again: a change differs each time.
const TRIES = 3;
// So many are a change for certain; to take them all again would be long.
const MANY = 60;

const compareStories = async (port) => {
  await clearReport();
  const { names, failures } = await takePictures(port, wanted);
  const results = new Map();
  const note = (found) => {
    for (const result of found) results.set(result.name, result);
  };
  note([...(await findGone(names, wanted)), ...(await compareAll(names, failures))]);
  for (let tried = 1; tried < TRIES; tried += 1) {
    const doubtful = [...results.values()].flatMap(({ name, state }) => (state === 'changed' ? [name] : []));
    if (doubtful.length === 0 || doubtful.length > MANY) break;
    const again = await takePictures(port, wanted, new Set(doubtful));
    note(await compareAll(again.names, again.failures));
  }
  return [...results.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
};

const review = async () => {
  process.env.CHROME_PATH ??= await getBrowser();
  const began = Date.now();
  await forgetRun();
  const folder = await buildStorybook();
  const server = await serveFolder(folder);
  try {
    const results = await compareStories(server.port);
    if (results.length === 0) throw new Error(`No story's id holds ${parts.join(' or ')}.`);
    const file = await writeReport(results);
    await noteRun(results);
    const count = (state) => results.filter((result) => result.state === state).length;
    console.log(
      `${results.length} pictures in ${Math.round((Date.now() - began) / 1000)} s: ${count('same')} same, ` +
        `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('failed')} failed.\n${file}`,
    );
    if (count('new')) console.log('`npm run visual:accept` makes what was taken what is expected.');
    return results.every(({ state }) => state === 'same');
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
};

try {
  if (accepting) {
    const { taken, gone } = await accept(wanted);
    console.log(`${taken} pictures are now what is expected; ${gone} are no longer, because their stories are gone.`);
  } else if (!(await review())) process.exitCode = 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
