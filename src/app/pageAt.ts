import { type Location, matchRoutes } from 'react-router-dom';
import { readSession } from '../lib/sessions.ts';
import { type Handle, routes } from './routes.tsx';

type Address = Pick<Location, 'pathname'>;

interface Page extends Handle {
  /** The route's pattern. */
  readonly path?: string | undefined;
}

const matchesAt = (address: Address): Page[] =>
  (matchRoutes(routes, address) ?? []).map(({ route }): Page => {
    const handle: Handle | undefined = route.handle;
    return { ...handle, path: route.path };
  });

/** The title and path that the route table has for an address. */
export const pageAt = (address: Address): Pick<Page, 'title' | 'path'> => matchesAt(address).at(-1) ?? {};

/**
 * Begins to fetch the code of the page at an address and of its layout in parallel: rendering would request one after
 * the other. Fetches nothing for an area whose guard does not admit the visitor.
 */
export const fetchPageAt = (address: Address): void => {
  const matches = matchesAt(address);
  if (matches.some(({ allowedRole }) => allowedRole && !readSession(allowedRole))) return;
  // A failure occurs again, and is shown, when the page renders.
  for (const { load } of matches) load?.().catch(() => {});
};
