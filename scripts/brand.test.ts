import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { supportContact } from '#contract/supportContact.ts';
import { schemeStorageKey } from '#src/theme/mui/theme.ts';
import { peacock } from '#src/theme/peacock.ts';
import { darkRoles, lightRoles } from '#src/theme/tokens.ts';

// Files that cannot import the theme repeat its colours.
const textOf = (path: string) => readFileSync(path, 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);
const { brand, brandWall, brandDoor, page, ink } = lightRoles;

test.each([
  ['public/favicon.svg', [brand, brandWall, brandDoor]],
  ['public/brand/logotype.svg', [brand, brandWall, brandDoor, ink]],
  ['public/brand/logotype-dark.svg', [brand, brandWall, brandDoor, darkRoles.ink]],
])('%s has the colours of the mark', (path, colours) => expect(all(textOf(path), /fill="([^"]+)"/g)).toEqual(colours));

// Their other colours are those of a drawing's light.
test.each(readdirSync('src/art/empty'))('%s has the peacock of the theme', (file) => {
  const [light] = all(textOf(`src/art/empty/${file}`), /\.a\{fill:(#\w+)\}/g);
  expect(light).toBe(peacock.light);
});

test('the drawing of a failure has the error line of the theme', () =>
  expect(all(textOf('src/art/empty/failed.svg'), /\.mark\{stroke:(#\w+)/g)).toEqual([
    lightRoles.errorLine,
    darkRoles.errorLine,
  ]));

test('the favicon has the shape of the mark', () => {
  const mark = textOf('src/art/brand/BrandMark.tsx');
  expect(all(textOf('public/favicon.svg'), / d="([^"]+)"/g).filter((shape = '') => !mark.includes(shape))).toEqual([]);
});

test('the script that sets the scheme before the first paint reads the key that the theme writes', () =>
  expect(new Set(all(textOf('public/color-scheme.js'), /Item\('(nivaas\.scheme\w*)'/g))).toEqual(
    new Set([schemeStorageKey]),
  ));

test('index.html and the manifest have the colours of the page, and the built-in support contact', () => {
  const shell = textOf('index.html');
  expect(all(shell, /"theme-color" content="([^"]+)"/g)).toEqual([page, darkRoles.page]);
  expect(all(shell, /"support-\w+" content="([^"]+)"/g)).toEqual(Object.values(supportContact));
  expect(JSON.parse(textOf('public/site.webmanifest'))).toMatchObject({ theme_color: page, background_color: page });
});
