// Runs a benchmark: `npm run bench -- homes`. Arguments after its name are its own; without a name it lists them.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

// They measure the built server or its pages.
const ofBuild = ['auth', 'floods', 'load', 'media', 'peers', 'rest', 'sites', 'web'];

const names = readdirSync('bench').flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -'.ts'.length)] : []));
const [name, ...args] = process.argv.slice(2);
if (!names.includes(name)) {
  console.log(`npm run bench -- NAME, which is one of: ${names.join(', ')} (docs/developing.md)`);
  process.exit(name ? 1 : 0);
}

const run = (command, given) => {
  const { status } = spawnSync(command, given, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
};

if (ofBuild.includes(name)) run('npm', ['run', '--silent', 'build']);
run('node', ['--import', 'tsx', `bench/${name}.ts`, ...args]);
