import { type Location, matchRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';

interface Handle {
  readonly title?: string;
  /** Fetches the screen ahead, where the page is made before it is served. */
  readonly preload?: () => Promise<unknown>;
}

interface Page extends Handle {
  /** Its pattern in the route table. */
  readonly path?: string | undefined;
}

/** What the route table says of the page at an address. */
export const pageAt = (address: Pick<Location, 'pathname'>): Page => {
  const route = matchRoutes(routes, address)?.at(-1)?.route;
  const handle: Handle | undefined = route?.handle;
  return { ...handle, path: route?.path };
};
