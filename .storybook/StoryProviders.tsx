import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AppTheme } from '../src/theme/AppTheme';
import { SnackbarProvider } from '../src/ui/feedback/SnackbarProvider';
import { StoryRouter } from './StoryRouter';

interface StoryProvidersProps {
  router?: { path?: string; at?: string };
  children: ReactNode;
}

/** What the app gives its screens, made anew for every story: nothing is remembered, nothing retried. */
export function StoryProviders({ router, children }: StoryProvidersProps) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY }, mutations: { retry: false } },
      }),
  );
  return (
    <AppTheme>
      <QueryClientProvider client={client}>
        <SnackbarProvider>
          <StoryRouter {...router}>{children}</StoryRouter>
        </SnackbarProvider>
      </QueryClientProvider>
    </AppTheme>
  );
}
