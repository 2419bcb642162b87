import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = 'bench|contract|deploy|docs|e2e|public|scripts|server|src|stories';

/** The files and folders that a guide names; a pattern such as `src/features/<noun>` is none. */
const namedIn = (guide: string): string[] => {
  const found = readFileSync(guide, 'utf8').matchAll(new RegExp(`\`((?:${folders})/[^\`\\s<>*{}…]*)\``, 'g'));
  return [...new Set([...found].map(([, path = '']) => path))];
};

test.each([
  ['ARCHITECTURE.md', 30],
  ['README.md', 3],
])('%s names files and folders that are there', (guide, least) => {
  const named = namedIn(guide);
  expect(named.length).toBeGreaterThan(least);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
