import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PageLoading } from '../PageLoading';

/** Around every page: something to see while code is on its way, and the scroll position of each place. */
export function RootLayout() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Outlet />
      <ScrollRestoration />
    </Suspense>
  );
}
