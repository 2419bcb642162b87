import { paths } from '#contract/paths.ts';

const here = 'https://page.invalid';
const logins: readonly string[] = [paths.broker.login, paths.superadmin.login];

/**
 * The page below `root` from which a guard redirected to the sign-in page, read from the navigation state; signing in
 * leads back to it. Undefined for anything else, such as another role's page or a login.
 */
export const askedPage = (state: unknown, root: string): string | undefined => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || !URL.canParse(from, here)) return undefined;
  // The URL parser resolves dot segments, as the browser would.
  const { origin, pathname, search, hash } = new URL(from, here);
  const isLogin = logins.includes(pathname.replace(/\/+$/, ''));
  return origin === here && pathname.startsWith(`${root}/`) && !isLogin ? `${pathname}${search}${hash}` : undefined;
};

const seekerAreas = [paths.account, paths.saved, paths.homes, paths.compare];

/**
 * The page from which a home seeker came to log in: one that the account's guard redirected, or that a link names
 * (`loginTo`). Undefined unless it is a page for home seekers.
 */
export const askedSeekerPage = (state: unknown, next: string | null): string | undefined => {
  const isGuarded = typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';
  const asked = isGuarded ? state.from : next;
  if (typeof asked !== 'string' || !URL.canParse(asked, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(asked, here);
  const isSeekers = seekerAreas.some((area) => pathname === area || pathname.startsWith(`${area}/`));
  return origin === here && isSeekers ? `${pathname}${search}${hash}` : undefined;
};
