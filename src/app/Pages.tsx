import { Suspense, useLayoutEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useRoutes } from 'react-router-dom';
import { showTitle } from '../lib/useDocumentTitle.ts';
import { pageAt } from './pageAt.ts';
import { RouteFailed } from './RouteFailed.tsx';
import { routes } from './routes.tsx';
import { PageLoading } from './shell/PageLoading.tsx';
import { usePrefetch } from './usePrefetch.ts';
import { useScrollRestoration } from './useScrollRestoration.ts';

/** The current page with its document title and scroll position, a loading state, or the error page. */
export function Pages() {
  const location = useLocation();
  const { title } = pageAt(location);
  // A layout effect, so that it runs before the page's own effects, which may set a better title.
  useLayoutEffect(() => {
    if (title) showTitle(`${title} · Nivaas`);
  }, [title]);
  useScrollRestoration();
  usePrefetch();
  const page = useRoutes(routes);
  return (
    <ErrorBoundary resetKeys={[location.key]} fallback={<RouteFailed />}>
      <Suspense fallback={<PageLoading />}>{page}</Suspense>
    </ErrorBoundary>
  );
}
