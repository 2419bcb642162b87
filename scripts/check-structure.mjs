// Every component of ui, features, screens and the app's layouts has its story at the mirrored path, and every story its source.
// Also holds the sizes that keep files readable, and that no two modules' names differ in letter case alone.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MOST_LINES = 300;
/** Stories that show no single component: tokens and texts. */
const FREE = ['foundations', 'docs', 'mocks'];

const walk = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name));

const problems = [];
const components = ['art', 'ui', 'features', 'sites', 'screens', 'app/layouts']
  .flatMap((part) => walk(`src/${part}`))
  .filter((file) => /\/[A-Z]\w*\.tsx$/.test(file));
const stories = walk('stories').filter((file) => file.endsWith('.stories.tsx'));

for (const file of components) {
  const story = file.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx');
  if (!stories.includes(story)) problems.push(`${file} has no story: ${story} is missing`);
  const name = path.basename(file, '.tsx');
  if (!new RegExp(`export (const|function) ${name}\\b`).test(readFileSync(file, 'utf8')))
    problems.push(`${file} does not export ${name}`);
}
for (const story of stories) {
  const text = readFileSync(story, 'utf8');
  // Said here early; `npm run test:storybook` finds by itself which stories call the server or cover the page.
  if (/\bmsw\b/.test(text) && !text.includes('framed('))
    problems.push(`${story} mocks calls, which a page of docs shares: its meta needs \`parameters: framed(…)\``);
  if (/^stories\/(ui|art)\//.test(story) && !/inBothSchemes|#storybook\/parts\/preview/.test(text))
    problems.push(`${story} is not reviewed in both schemes: its preview is #storybook/parts/preview.ts`);
  if (FREE.some((part) => story.startsWith(`stories/${part}/`))) continue;
  const source = story.replace(/^stories\//, 'src/').replace(/\.stories\.tsx$/, '.tsx');
  try {
    readFileSync(source);
  } catch {
    problems.push(`${story} has no source: ${source} is missing`);
  }
}
const files = ['contract', 'src', 'server', 'stories', 'e2e', 'bench', 'scripts', '.storybook'].flatMap(walk);
/** The first path seen of those that are one where letters' case does not count, ignoring what comes after the stem. */
const stems = new Map();
for (const file of files) {
  const stem = file.replace(/\.[^/]*$/, '');
  const other = stems.get(stem.toLowerCase()) ?? stem;
  stems.set(stem.toLowerCase(), other);
  // On macOS and Windows an import of one could find the other.
  if (other !== stem) problems.push(`${file} differs from ${other} in letter case alone: rename one`);
}
for (const file of files) {
  if (!/\.(tsx?|mjs)$/.test(file)) continue;
  const lines = readFileSync(file, 'utf8').split('\n').length;
  if (lines > MOST_LINES) problems.push(`${file} has ${lines} lines, more than ${MOST_LINES}`);
}
for (const problem of problems) console.error(problem);
if (problems.length) process.exitCode = 1;
else console.log(`Structure: ${components.length} components, ${stories.length} stories.`);
