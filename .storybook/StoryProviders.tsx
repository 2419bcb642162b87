import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { DrawingSprite } from '#src/art/DrawingSprite.tsx';
import { AppTheme } from '#src/theme/mui/AppTheme.tsx';
import { createStyleCache } from '#src/theme/styleCache.ts';
import { SnackbarProvider } from '#src/ui/feedback/SnackbarProvider.tsx';
import { StoryRouter } from './StoryRouter.tsx';

// One for all stories: a cache of each story's own would leave its style elements behind, and every next story would be
// slower than the one before.
const styles = createStyleCache();

interface StoryProvidersProps {
  router?: { path?: string; at?: string };
  children: ReactNode;
}

/** What the app gives its screens, made anew for every story: nothing is remembered, nothing retried. */
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
      {/* Beside the story, so that a story's own pictures are the only ones inside it. */}
      {createPortal(<DrawingSprite />, document.body)}
      <QueryClientProvider client={client}>
        <SnackbarProvider>
          <StoryRouter {...router}>{children}</StoryRouter>
        </SnackbarProvider>
      </QueryClientProvider>
    </AppTheme>
  );
}
