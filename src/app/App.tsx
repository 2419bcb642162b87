import type { EmotionCache } from '@emotion/cache';
import { StrictMode } from 'react';
import { usePageSprite } from '../art/pageSprite.ts';
import { AppTheme } from '../theme/mui/AppTheme.tsx';
import { Pages } from './Pages.tsx';

/** What drawings share, on pages that show any: the first drawing brings it. */
function LaterSprite() {
  const Sprite = usePageSprite();
  return Sprite ? <Sprite /> : null;
}

/** The whole app, inside a router of the caller's. Pages that are made before they are served and the browser must render the very same tree. */
export function App({ cache }: { cache?: EmotionCache }) {
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
