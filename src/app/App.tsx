import type { EmotionCache } from '@emotion/cache';
import { type ComponentType, StrictMode, useEffect, useState } from 'react';
import { AppTheme } from '../theme/AppTheme';
import { Pages } from './Pages';

interface AppProps {
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

/** The whole app, inside a router of the caller's. Pages that are made before they are served and the browser must render the very same tree. */
export function App({ cache }: AppProps) {
  return (
    <StrictMode>
      <AppTheme {...(cache ? { cache } : {})}>
        {/* Outside the routes: a page that failed shows a drawing, too. */}
        <LaterSprite />
        <Pages />
      </AppTheme>
    </StrictMode>
  );
}
