import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawnPictures } from './pictures.mjs';

const drawn = new Map([...drawnPictures()].map(([name, svg]): [string, string] => [String(name), svg]));

it('public/pictures contains the samples’ pictures as they are drawn today (npm run pictures)', () => {
  expect(readdirSync('public/pictures').sort()).toEqual([...drawn.keys()].sort());
  const other = [...drawn].filter(([name, svg]) => readFileSync(`public/pictures/${name}`, 'utf8') !== svg);
  expect(other.map(([name]) => name)).toEqual([]);
});

it('each is under 6 KB as served', () => {
  const sizes = [...drawn].map(([name, svg]) => [name, gzipSync(svg).length] as const);
  expect(sizes.filter(([, size]) => size >= 6 * 1024)).toEqual([]);
});

it('the demo’s photographs are under 1.5 MB together', () => {
  const sizes = readdirSync('server/demo/photos').map((name) => statSync(`server/demo/photos/${name}`).size);
  expect(sizes.length).toBeGreaterThan(8);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1.5 * 1024 * 1024);
});
