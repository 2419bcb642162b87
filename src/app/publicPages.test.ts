import { expect, test } from 'vitest';
import { publicPaths } from '../../contract/paths';
import { pageAt } from './pageAt';
import { publicPages } from './publicPages';

test('the public pages are those that the server knows as such', () => {
  const own = Object.values(publicPages).filter(({ path }) => path !== publicPages.notFound.path);
  expect(own.map(({ path }) => path)).toEqual(publicPaths);
});

test.each(Object.values(publicPages))('$path is in the route table', ({ path, title }) => {
  expect(pageAt({ pathname: path === '*' ? '/not-found' : path })).toMatchObject({ path, title });
});
