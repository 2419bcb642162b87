import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SESSION_HOURS, SESSION_REMEMBERED_DAYS } from '#contract/rules/lifetimes.ts';

const folders = 'bench|contract|deploy|docs|e2e|public|scripts|server|src|stories';

const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
const guides = ['ARCHITECTURE.md', 'README.md', ...docs.map((name) => path.posix.join('docs', name))];

/** The files and folders that a guide names or links to, without patterns such as `src/features/<noun>`. */
const namedIn = (guide: string): string[] => {
  const named = readFileSync(guide, 'utf8').matchAll(
    new RegExp(`(?:\`|\\]\\()((?:${folders})/[^\`()#\\s<>*{}…]*)(?:\`|\\)|#)`, 'g'),
  );
  return [...new Set([...named].map(([, path = '']) => path))];
};

test.each(guides)('%s names files and folders that exist', (guide) => {
  expect(namedIn(guide).filter((path) => !existsSync(path))).toEqual([]);
});

test('docs name how long sessions last', () => {
  const docs = ['docs/running.md', 'docs/accessibility.md'].map((guide) =>
    readFileSync(guide, 'utf8').replace(/\s+/g, ' '),
  );
  const days = `${SESSION_REMEMBERED_DAYS} days`;
  expect(docs[0]).toContain(`A session lasts ${SESSION_HOURS} hours; an operator can choose ${days} with Remember Me`);
  expect(docs[1]).toContain(`ends ${SESSION_HOURS} hours after sign-in`);
  expect(docs[1]).toContain(`choose between ${SESSION_HOURS} hours and ${days} at sign-in`);
});

/** The anchors that GitHub gives to a guide's headings. */
const anchorsOf = (guide: string): string[] =>
  [...readFileSync(guide, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(guides)('%s links to files and headings that exist', (guide) => {
  const links = [...readFileSync(guide, 'utf8').matchAll(/\]\((?!https?:)([^()\s#]*)(?:#([^()\s]+))?\)/g)];
  const dead = links.filter(([, to = '', anchor]) => {
    const file = to ? path.join(path.dirname(guide), to) : guide;
    return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});
