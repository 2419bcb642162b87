// The two halves of `npm run check` side by side: the types take as long as all the rest. Each half's output is printed whole.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const run = async (script) => {
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const pipe of [child.stdout, child.stderr]) pipe.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  console.log(said.trim());
  console.log(`${script}: ${code === 0 ? 'passed' : 'failed'}`);
  return code === 0;
};

const passed = await Promise.all(['check:types', 'check:code'].map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;
