import { readFileSync } from 'node:fs';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';

const textOf = (path: string) => readFileSync(path, 'utf8');
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).toSorted();

// Read at build time, not from the server's environment.
const ofBuild = ['VITE_API_BASE'];
const ofCompose = [
  ...['NIVAAS_HOST', 'POSTGRES_PASSWORD'],
  ...['NIVAAS_OWNER_PASSWORD', 'NIVAAS_REQUESTS_PASSWORD', 'NIVAAS_BACKUP_PASSWORD'],
];

test('.env.example names every setting of docs/running.md once, and what deploy/compose.yaml needs', () => {
  const [, table = ''] = /\n## Settings\n(.*?)\n## /s.exec(textOf('docs/running.md')) ?? [];
  const cells = namesIn(table, /^\| (`[^|]+) \|/gm).join();
  const settings = namesIn(cells, /`([A-Z\d_]+)`/g).filter((name) => !ofBuild.includes(name));
  expect(namesIn(textOf('.env.example'), /^([A-Z\d_]+)=/gm)).toEqual([...settings, ...ofCompose].toSorted());
});

test('the Dockerfile has the Node of .nvmrc, and GitHub tests it and the oldest, whose types are installed', () => {
  const { engines, devDependencies } = JSON.parse(textOf('package.json'));
  const [newest, oldest] = [textOf('.nvmrc').trim(), engines.node.replace('>=', '')];
  expect(new Set(namesIn(textOf('Dockerfile'), /^FROM node:(\d+)/gm))).toEqual(new Set([newest]));
  const [, tested = ''] = /node: \[(.*)\]/.exec(textOf('.github/workflows/test.yml')) ?? [];
  expect(namesIn(tested, /'([\d.]+)'/g)).toEqual(expect.arrayContaining([newest, oldest]));
  expect(devDependencies['@types/node']).toContain(`^${oldest}.`);
});

test('deploy/compose.yaml takes its values from .env.example, and is valid', () => {
  const compose = textOf('deploy/compose.yaml');
  const given = namesIn(textOf('.env.example'), /^([A-Z\d_]+)=/gm);
  expect(namesIn(compose, /\$\{([A-Z\d_]+)/g).filter((name) => !given.includes(name))).toEqual([]);
  const linter = new DCLinter({
    // Caddy must listen on all interfaces.
    rules: { 'no-unbound-port-interfaces': 0 },
    quiet: true,
    debug: false,
    exclude: [],
  });
  const problems = linter.lintFiles(['deploy/compose.yaml'], false).flatMap(({ messages }) => messages);
  expect(problems.filter(({ type }) => type === 'error')).toEqual([]);
});

test('the Dockerfile is valid', () => {
  expect(validate(textOf('Dockerfile'))).toEqual([]);
});
