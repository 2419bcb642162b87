// Runs the parts of `npm run check` in parallel, because checking types takes as long as everything else. Prints each
// part's output when it ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const parts = {
  types: 'npm run --silent check:types',
  code: 'npm run --silent check:code',
  // Finds product code that only stories or tests use.
  'reached by the product': 'npx knip --production --include files,exports,types',
};

const run = async ([name, command]) => {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const pipe of [child.stdout, child.stderr]) pipe.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  console.log(output.trim());
  console.log(`${name}: ${code === 0 ? 'passed' : 'failed'}`);
  return code === 0;
};

const passed = await Promise.all(Object.entries(parts).map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;
