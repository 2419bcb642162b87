import type { EmotionCache } from '@emotion/cache';
import { type ComponentProps, type ComponentType, StrictMode, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { AppTheme } from '../theme/AppTheme';

interface AppProps {
  router: ComponentProps<typeof RouterProvider>['router'];
  /** A cache of the caller's own: where pages are made before they are served, the styles are taken out of it. */
  cache?: EmotionCache;
}

/** What drawings share. The public pages show pictures instead, so it comes after the page is there. */
function LaterSprite() {
  const [Sprite, setSprite] = useState<ComponentType>();
  useEffect(() => {
    import('../ui/illustrations/DrawingSprite')
      .then(({ DrawingSprite }) => setSprite(() => DrawingSprite))
      // Without it drawings miss a tree or two; nothing else.
      .catch(() => undefined);
  }, []);
  return Sprite ? <Sprite /> : null;
}

/** The whole app. Pages that are made before they are served and the browser must render the very same tree. */
export function App({ router, cache }: AppProps) {
  return (
    <StrictMode>
      <AppTheme {...(cache ? { cache } : {})}>
        {/* Outside the routes: a page that failed shows a drawing, too. */}
        <LaterSprite />
        <RouterProvider router={router} />
      </AppTheme>
    </StrictMode>
  );
}
