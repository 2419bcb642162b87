import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folders = 'bench|contract|deploy|docs|e2e|public|scripts|server|src|stories';

/** The files and folders that a guide names or links to, without patterns such as `src/features/<noun>`. */
const namedIn = (guide: string): string[] => {
  const named = readFileSync(guide, 'utf8').matchAll(
    new RegExp(`(?:\`|\\]\\()((?:${folders})/[^\`()#\\s<>*{}…]*)(?:\`|\\)|#)`, 'g'),
  );
  return [...new Set([...named].map(([, path = '']) => path))];
};

test.each([
  ['ARCHITECTURE.md', 30],
  ['README.md', 3],
  ['docs/accessibility.md', 30],
  ['docs/asvs.md', 60],
  ['docs/designing.md', 3],
  ['docs/developing.md', 2],
  ['docs/running.md', 1],
  ['docs/runbook.md', 2],
  ['docs/scaling.md', 1],
])('%s names files and folders that exist', (guide, min) => {
  const named = namedIn(guide);
  expect(named.length).toBeGreaterThanOrEqual(min);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

/** The anchors that GitHub gives to a guide's headings. */
const anchorsOf = (guide: string): string[] =>
  [...readFileSync(guide, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const guides = ['ARCHITECTURE.md', 'README.md', ...readdirSync('docs').map((name) => `docs/${name}`)];
test.each(guides.filter((name) => name.endsWith('.md')))('%s links to files and headings that exist', (guide) => {
  const links = [...readFileSync(guide, 'utf8').matchAll(/\]\((?!https?:)([^()\s#]*)(?:#([^()\s]+))?\)/g)];
  const dead = links.filter(([, to = '', anchor]) => {
    const file = to ? path.join(path.dirname(guide), to) : guide;
    return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});
