// The parts of `npm run check` side by side: the types take as long as all the rest. Each part's output is printed whole.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const parts = {
  'check:types': ['npm', 'run', '--silent', 'check:types'],
  'check:code': ['npm', 'run', '--silent', 'check:code'],
  // What only stories or tests reach is no part of the product.
  'reached by the product': [
    'npx',
    'knip',
    '--production',
    '--config',
    'knip.production.json',
    '--include',
    'files,exports,types',
  ],
};

const run = async ([name, [command, ...args]]) => {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const pipe of [child.stdout, child.stderr]) pipe.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  console.log(said.trim());
  console.log(`${name}: ${code === 0 ? 'passed' : 'failed'}`);
  return code === 0;
};

const passed = await Promise.all(Object.entries(parts).map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;
