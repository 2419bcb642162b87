import { type Location, matchRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';

interface Handle {
  readonly title?: string;
}

interface Page extends Handle {
  /** The route's pattern. */
  readonly path?: string | undefined;
}

/** The title and path that the route table has for an address. */
export const pageAt = (address: Pick<Location, 'pathname'>): Page => {
  const route = matchRoutes(routes, address)?.at(-1)?.route;
  const handle: Handle | undefined = route?.handle;
  return { ...handle, path: route?.path };
};
