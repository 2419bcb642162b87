import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AppTheme } from '#src/theme/mui/AppTheme.tsx';
import { createStyleCache } from '#src/theme/styleCache.ts';
import { SnackbarProvider } from '#src/ui/feedback/SnackbarProvider.tsx';
import { StoryRouter } from './StoryRouter.tsx';

// One cache for all stories: style elements of separate caches would pile up and make each story slower than the last.
const styles = createStyleCache();

interface StoryProvidersProps {
  router?: { path?: string; at?: string };
  children: ReactNode;
}

/** The app's providers, created for every story: no cached data, no retries. */
export function StoryProviders({ router, children }: StoryProvidersProps) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { retry: false, gcTime: Number.POSITIVE_INFINITY, networkMode: 'always' },
          mutations: { retry: false, networkMode: 'always' },
        },
      }),
  );
  return (
    <AppTheme cache={styles}>
      <QueryClientProvider client={client}>
        <SnackbarProvider>
          <StoryRouter {...router}>{children}</StoryRouter>
        </SnackbarProvider>
      </QueryClientProvider>
    </AppTheme>
  );
}
