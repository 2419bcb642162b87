// Checks that every component has its story at the mirrored path and every story its source, that stories have the parameters
// they need, and that no two paths differ in letter case alone.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of stories that do not show a single component. */
const WITHOUT_SOURCE = /^stories\/(foundations|docs|mocks)\//;

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name));

const problems = [];
const components = ['art', 'ui', 'features', 'sites', 'screens', 'app/layouts']
  .flatMap((part) => filesIn(`src/${part}`))
  .filter((file) => /\/[A-Z]\w*\.tsx$/.test(file));
const stories = filesIn('stories').filter((file) => file.endsWith('.stories.tsx'));

for (const file of components) {
  const story = file.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx');
  if (!stories.includes(story)) problems.push(`${file} has no story: ${story} is missing`);
  const name = path.basename(file, '.tsx');
  if (!new RegExp(`export (const|function) ${name}\\b`).test(readFileSync(file, 'utf8')))
    problems.push(`${file} does not export ${name}`);
}
for (const story of stories) {
  const text = readFileSync(story, 'utf8');
  // An early hint: `npm run test:storybook` finds all stories that call the server or cover the page.
  if (/\bmsw\b/.test(text) && !text.includes('framed('))
    problems.push(
      `${story} mocks calls, which other stories on its docs page would share: add \`parameters: framed(…)\``,
    );
  if (/^stories\/(ui|art)\//.test(story) && !/inBothSchemes|#storybook\/parts\/preview/.test(text))
    problems.push(`${story} is not reviewed in both schemes: its preview is #storybook/parts/preview.ts`);
  const source = story.replace(/^stories\//, 'src/').replace(/\.stories\.tsx$/, '.tsx');
  if (!WITHOUT_SOURCE.test(story) && !existsSync(source)) problems.push(`${story} has no source: ${source} is missing`);
}

// On macOS and Windows, an import of one file could resolve to the other. Extensions do not count.
const stems = new Map();
for (const file of ['contract', 'src', 'server', 'stories', 'e2e', 'bench', 'scripts', '.storybook'].flatMap(filesIn)) {
  const stem = file.replace(/\.[^/]*$/, '');
  const other = stems.get(stem.toLowerCase()) ?? stem;
  stems.set(stem.toLowerCase(), other);
  if (other !== stem) problems.push(`${file} differs from ${other} in letter case alone: rename one`);
}
for (const problem of problems) console.error(problem);
if (problems.length) process.exitCode = 1;
else console.log(`Structure: ${components.length} components, ${stories.length} stories.`);
