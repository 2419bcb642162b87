// Checks sizes: the lines of the whole tree, of each function, and of ARCHITECTURE.md. Biome checks those of each file. Its
// rule for functions counts neither all lines nor all functions.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { parseSync } = createRequire(import.meta.url)('@swc/core');

/** Lines of .ts, .tsx and .mjs in git. The budget of a new capability raises it. */
const MOST_LINES = 172_000;
/** Lines of a function, from its parameters to its end, with blank lines, comments and JSX. */
const MOST_IN_FUNCTION = 80;
/** What people read before they change anything. */
const MOST_IN_GUIDE = 120;

const FUNCTION =
  /^(Function(Declaration|Expression)|ArrowFunctionExpression|Constructor|(Class|Private)Method|\w+Property)$/;
// In tests, functions that are passed to a call are bodies of tests.
const TEST = /\.(test|e2e|storybook)\.tsx?$/;

const linesOf = (text) => text.split('\n').length - 1;

/** The functions of a file that are too long. */
const longFunctionsIn = (file, text) => {
  // Positions count bytes from an unknown start: that of the first token, which is added here.
  const bytes = Buffer.from(`0;\n${text.replace(/^#!/, '//')}`);
  const { body } = parseSync(bytes.toString(), { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  const start = body[0].span.start;
  const long = [];
  const visit = (node, name, isTestBody) => {
    if (!node || typeof node !== 'object') return;
    const called = node.identifier?.value ?? node.key?.value ?? node.id?.value ?? name;
    if (FUNCTION.test(node.type) && (node.body || node.function) && !isTestBody) {
      const { span } = node;
      const lines = linesOf(bytes.subarray(span.start - start, span.end - start).toString()) + 1;
      if (lines > MOST_IN_FUNCTION) long.push(`${lines} lines, ${called ?? 'without a name'}`);
    }
    // An argument of a call is `{ spread, expression }`.
    for (const child of Object.values(node)) visit(child, called, 'spread' in node && TEST.test(file));
  };
  visit(body);
  return long;
};

const listed = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' }).split('\0');
const files = listed.filter((file) => file && existsSync(file));
const problems = [];
let lines = 0;
let longest = { lines: 0 };
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const own = linesOf(text);
  lines += own;
  if (own > longest.lines) longest = { lines: own, file };
  for (const found of longFunctionsIn(file, text)) problems.push(`${file}: a function has ${found}`);
}
if (problems.length) problems.push(`${problems.length} functions have more than ${MOST_IN_FUNCTION} lines: split them`);
if (lines > MOST_LINES) problems.push(`The tree has ${lines} lines, ${lines - MOST_LINES} more than its budget`);
const guide = linesOf(readFileSync('ARCHITECTURE.md', 'utf8'));
if (guide > MOST_IN_GUIDE) problems.push(`ARCHITECTURE.md has ${guide} lines, more than ${MOST_IN_GUIDE}`);

for (const problem of problems) console.error(problem);
if (problems.length) process.exitCode = 1;
else console.log(`Sizes: ${lines} lines in ${files.length} files, at most ${longest.lines} (${longest.file}).`);
