// Checks imports: dependency-cruiser with the rules of .dependency-cruiser.mjs, so that imports only go downwards.
// Neither folders nor nouns (whole folders directly below server/ or src/features/) import each other in a circle, and an
// import that leaves its folder's parent uses a name of package.json's `imports`.
import { createRequire } from 'node:module';
import path from 'node:path';
import config from '../.dependency-cruiser.mjs';

// dependency-cruiser makes SWC parse .tsx as .ts, which fails at the first JSX element: this sets the right option.
const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
const { cruise } = await import('dependency-cruiser');

// A parser that fails finds no problems: fewer modules than this means that it did not work.
const LEAST_MODULES = 100;

const { forbidden, options } = config;
const { output } = await cruise(['contract', 'src', 'server', 'stories', 'e2e', 'bench', 'scripts', '.storybook'], {
  ...options,
  ruleSet: { forbidden },
  validate: true,
});
const { modules, summary } = output;
const own = modules.filter(({ source }) => !source.includes('node_modules'));
const problems = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

const isProduct = (file) => /^(contract|src|server)\//.test(file) && !/\.test\.tsx?$|^server\/testing\//.test(file);

/** The imports that are part of a circle of groups, one for each two of them; files without a group do not count. */
const circular = (groupOf) => {
  const edges = new Map();
  for (const { source, dependencies } of own.filter(({ source }) => isProduct(source)))
    for (const { resolved } of dependencies.filter(({ resolved }) => isProduct(resolved))) {
      const [from, to] = [groupOf(source), groupOf(resolved)];
      if (!from || !to || to === from) continue;
      if (!edges.has(from)) edges.set(from, new Map());
      edges.get(from).set(to, `${source} → ${resolved}`);
    }
  const reaches = (from, goal, seen = new Set()) =>
    [...(edges.get(from)?.keys() ?? [])].some((to) => {
      if (to === goal) return true;
      if (seen.has(to)) return false;
      seen.add(to);
      return reaches(to, goal, seen);
    });
  return [...edges].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, example]) => (reaches(to, from) ? [example] : [])),
  );
};
// A module at the top of a part (server/app.ts) counts by itself: such modules start the part, or all of it uses them.
const folderOf = (file) => (file.split('/').length > 2 ? path.posix.dirname(file) : file);
const nounOf = (file) => /^(server|src\/features)\/[^/]+(?=\/)/.exec(file)?.[0];
problems.push(...circular(folderOf).map((example) => `folders in a circle: ${example}`));
problems.push(...circular(nounOf).map((example) => `nouns in a circle: ${example}`));

for (const { source, dependencies } of own)
  for (const { module } of dependencies)
    if (module.startsWith('../../'))
      problems.push(
        `${source}: '${module}' goes far up; write it with #contract, #server, #src, #stories or #storybook`,
      );
for (const problem of problems) console.error(problem);
if (own.length < LEAST_MODULES) {
  console.error(`Only ${own.length} modules were read: the import check did not look at the project.`);
  process.exitCode = 1;
} else if (problems.length) process.exitCode = 1;
else console.log(`Imports: ${own.length} modules, nothing points the wrong way.`);
