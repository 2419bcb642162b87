import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

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

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
  readonly networks: object;
}

interface Service {
  readonly networks?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: object;
}

test('deploy/compose.yaml takes its values from .env.example, and declares what its services refer to', () => {
  const text = textOf('deploy/compose.yaml');
  const given = namesIn(textOf('.env.example'), /^([A-Z\d_]+)=/gm);
  expect(namesIn(text, /\$\{([A-Z\d_]+)/g).filter((name) => !given.includes(name))).toEqual([]);
  const { services, volumes, networks } = parse(text, { merge: true }) as Compose;
  const declared = new Set([services, volumes, networks].flatMap(Object.keys));
  const named = Object.values(services).flatMap((one) => [
    ...Object.keys(one.depends_on ?? {}),
    ...(one.networks ?? []),
    ...(one.volumes ?? []).map((volume) => volume.split(':')[0] ?? '').filter((source) => !source.startsWith('.')),
  ]);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !declared.has(name))).toEqual([]);
});
