import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^testing[/\\]/.test(file))
  .map((file) => ({ file: file.replaceAll(path.sep, '/'), text: readFileSync(path.join('server', file), 'utf8') }));

/** The distinct texts that a pattern's group matches in the server's sources, sorted. */
const found = (pattern: RegExp): string[] =>
  [...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, one = '']) => one)))].toSorted();

test('the server hashes with argon2id and SHA-256 alone', () => {
  const imported = found(/import \{([^}]+)\} from 'node:crypto'/g).flatMap((names) => names.trim().split(/\s*,\s*/));
  expect([...new Set(imported)].toSorted()).toEqual([
    'createHash',
    'createHmac',
    'randomBytes',
    'randomInt',
    'randomUUID',
    'timingSafeEqual',
  ]);
  expect(found(/createH(?:ash|mac)\(([^,)]+)/g)).toEqual(["'sha256'"]);
  expect(found(/from '([^']*(?:crypt|argon|hash|cipher|jose|jwt)[^'.]*)'/g)).toEqual([
    '@node-rs/argon2',
    'node:crypto',
  ]);
});

test('random numbers come from the system, but for one that need not be a secret', () => {
  // It spreads out the times of domain checks.
  const others = sources.filter(({ text }) => text.includes('Math.random')).map(({ file }) => file);
  expect(others).toEqual(['sites/domains/queries.ts']);
});
