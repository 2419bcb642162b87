import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { type Handle, routes } from './routes.tsx';

const allowedRoleAt = (address: string): Handle['allowedRole'] => {
  const area: Handle | undefined = matchRoutes(routes, address)?.[0]?.route.handle;
  return area?.allowedRole;
};

// Checks only that every page of a panel is behind its guard; e2e/guards.e2e.ts tests what the guards do.
test.each([
  ['super_admin', paths.superadmin],
  ['broker', paths.broker],
] as const)(
  'every page of the panel of a %s, also an unknown one, is behind its guard',
  (role, { login, ...pages }) => {
    const known = Object.values(pages).map((page) => (typeof page === 'function' ? page(1) : page));
    const all = [...known, `${pages.root}/any`, `${pages.root}/any/thing`].map((page) => page.replace(/\?.*/, ''));
    expect(all.filter((page) => allowedRoleAt(page) !== role)).toEqual([]);
    expect(allowedRoleAt(login)).toBeUndefined();
  },
);

test('the account of a home seeker is behind its guard', () => {
  expect(allowedRoleAt(paths.account)).toBe('user');
});

test.each([
  [paths.superadmin.root, paths.superadmin.dashboard],
  ['/superadmin/any/thing', paths.superadmin.dashboard],
  [paths.broker.root, paths.broker.dashboard],
  ['/broker/any/thing', paths.broker.dashboard],
  [paths.broker.login, paths.auth],
  [`${paths.broker.login}/`, paths.auth],
])('%s leads to %s', (address, to) => {
  expect(matchRoutes(routes, address)?.at(-1)?.route.element).toMatchObject({ props: { to } });
});
