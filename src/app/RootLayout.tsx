import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { useDocumentTitle } from '../lib/useDocumentTitle';
import { PageLoading } from './PageLoading';

const titleIn = (handle: unknown): string | undefined =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string'
    ? handle.title
    : undefined;

/** Around every page: the tab's name, something to see while code is on its way, and the scroll position of each place. */
export function RootLayout() {
  const title = titleIn(useMatches().at(-1)?.handle);
  useDocumentTitle(title && `${title} · Nivaas`);
  return (
    <Suspense fallback={<PageLoading />}>
      <Outlet />
      <ScrollRestoration />
    </Suspense>
  );
}
