import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation, useRoutes } from 'react-router-dom';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { pageAt } from './pageAt.ts';
import { RouteFailed } from './RouteFailed.tsx';
import { routes } from './routes.tsx';
import { PageLoading } from './shell/PageLoading.tsx';
import { useScrollPlaces } from './useScrollPlaces.ts';

/** The page at the address: the tab's name, its scroll place, something to see while code is on its way, or what broke. */
export function Pages() {
  const location = useLocation();
  const { title } = pageAt(location);
  useDocumentTitle(title && `${title} · Nivaas`);
  useScrollPlaces();
  const page = useRoutes(routes);
  return (
    <ErrorBoundary resetKeys={[location.key]} fallback={<RouteFailed />}>
      <Suspense fallback={<PageLoading />}>{page}</Suspense>
    </ErrorBoundary>
  );
}
