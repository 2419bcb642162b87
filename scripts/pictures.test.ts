import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { propertyTypes } from '#contract/properties/choices.ts';
import * as cities from '#src/features/showcase/samples/cities.ts';
import * as hero from '#src/features/showcase/samples/hero.ts';
import * as homes from '#src/features/showcase/samples/homes.ts';
import * as reading from '#src/features/showcase/samples/reading.ts';
import * as about from '#src/screens/public/about/samples.ts';
import { placeholderFor } from '#src/ui/media/placeholderPicture.ts';

const pictures = readdirSync('public/pictures').toSorted();
const placeholders = propertyTypes.values.flatMap((type) =>
  [0, 1, 2, 3, 4, 5].flatMap((drawing) =>
    [false, true].map((wide) => placeholderFor({ id: 1, property_type: type, drawing }, wide)),
  ),
);

it('public/pictures contains the skyline, the night of the sign-in pages, and what samples and homes without photos refer to', () => {
  const named = JSON.stringify([about, cities, hero, homes, reading, placeholders]).matchAll(
    /\/pictures\/([\w-]+\.svg)/g,
  );
  expect(pictures).toEqual(
    [...new Set(['skyline.svg', 'haveli-night.svg', ...[...named].map(([, file]) => file)])].toSorted(),
  );
});

it('each is under 6 KB as served', () => {
  const sizes = pictures.map((name) => [name, gzipSync(readFileSync(`public/pictures/${name}`)).length] as const);
  expect(sizes.filter(([, size]) => size >= 6 * 1024)).toEqual([]);
});

it('the demo’s photos are under 1.5 MB together', () => {
  const sizes = readdirSync('server/demo/photos').map((name) => statSync(`server/demo/photos/${name}`).size);
  expect(sizes.length).toBeGreaterThan(8);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1.5 * 1024 * 1024);
});
