// Imports go downwards only: dependency-cruiser with the rules of .dependency-cruiser.mjs.
import { createRequire } from 'node:module';
import config from '../.dependency-cruiser.mjs';

// dependency-cruiser has its SWC parser read .tsx as .ts and trips over the first element: SWC is told what it is.
const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
const { cruise } = await import('dependency-cruiser');

// A parser that understands nothing would find nothing wrong: fewer modules than this means it did not look.
const LEAST_MODULES = 100;

const { forbidden, options } = config;
const { output } = await cruise(['contract', 'src', 'server', 'stories', 'e2e', 'bench', 'scripts', '.storybook'], {
  ...options,
  ruleSet: { forbidden },
  validate: true,
});
const { modules, summary } = output;
const own = modules.filter(({ source }) => !source.includes('node_modules'));
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
if (own.length < LEAST_MODULES) {
  console.error(`Only ${own.length} modules were read: the import check did not look at the project.`);
  process.exitCode = 1;
} else if (summary.violations.length) process.exitCode = 1;
else console.log(`Imports: ${own.length} modules, nothing points the wrong way.`);
