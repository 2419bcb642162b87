import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { PageLoading } from './PageLoading.tsx';

const failed = (
  <InlineError
    drawing
    message="This page could not be loaded. Check your connection and try again."
    onRetry={() => window.location.reload()}
  />
);

/** A layout's outlet: the layout stays visible while the screen's code loads, and if that fails. */
export function ScreenOutlet({ tall }: { tall?: boolean }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={failed}>
      <Suspense fallback={<PageLoading tall={tall} />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
