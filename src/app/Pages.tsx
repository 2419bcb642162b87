import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { useDocumentTitle } from '../lib/useDocumentTitle';
import { ErrorBoundary } from '../ui/layout/ErrorBoundary';
import { PageLoading } from './PageLoading';
import { pageAt } from './pageAt';
import { RouteFailed } from './RouteFailed';
import { routes } from './routes';
import { useScrollPlaces } from './useScrollPlaces';

/** The page at the address: the tab's name, its scroll place, something to see while code is on its way, or what broke. */
export function Pages() {
  const location = useLocation();
  const { title } = pageAt(location);
  useDocumentTitle(title && `${title} · Nivaas`);
  useScrollPlaces();
  const page = useRoutes(routes);
  return (
    <ErrorBoundary healsWith={location.key} fallback={<RouteFailed />}>
      <Suspense fallback={<PageLoading />}>{page}</Suspense>
    </ErrorBoundary>
  );
}
