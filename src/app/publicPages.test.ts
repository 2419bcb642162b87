import { expect, test } from 'vitest';
import { publicPaths } from '#contract/paths.ts';
import { pageAt } from './pageAt.ts';
import { publicPages } from './publicPages.ts';

test('the public pages have the paths that the server serves', () => {
  const own = Object.values(publicPages).filter(({ path }) => path !== publicPages.notFound.path);
  expect(own.map(({ path }) => path)).toEqual(publicPaths);
});

test.each(Object.values(publicPages))('$path is in the route table', ({ path, title }) => {
  expect(pageAt({ pathname: path === '*' ? '/not-found' : path })).toMatchObject({ path, title });
});
