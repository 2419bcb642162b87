import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([name]) => name);
const namesOf = (which: (one: Locked) => boolean) => locked.filter(([, one]) => which(one)).map(([name]) => name);

it('every package comes from the registry and has its SHA-512', () => {
  expect(locked.length).toBeGreaterThan(500);
  expect(namesOf(({ integrity = '' }) => !integrity.startsWith('sha512-'))).toEqual([]);
  // Without a `resolved` URL, npm uses the configured registry.
  expect(namesOf(({ resolved }) => resolved !== undefined)).toEqual([]);
});

it('no package of the product runs a script when it is installed', () => {
  expect(namesOf(({ dev, hasInstallScript }) => hasInstallScript === true && !dev)).toEqual([]);
});
