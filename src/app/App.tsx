import type { EmotionCache } from '@emotion/cache';
import { StrictMode } from 'react';
import { usePageSprite } from '../art/pageSprite.ts';
import { AppTheme } from '../theme/mui/AppTheme.tsx';
import { Pages } from './Pages.tsx';

/** The shared definitions of drawings; loaded with the first drawing of a page. */
function LaterSprite() {
  const Sprite = usePageSprite();
  return Sprite ? <Sprite /> : null;
}

/** The whole app, without a router. Prerendering and the browser must render the same tree. */
export function App({ cache }: { cache?: EmotionCache }) {
  return (
    <StrictMode>
      <AppTheme {...(cache ? { cache } : {})}>
        {/* Outside the routes: a failed page also shows a drawing. */}
        <LaterSprite />
        <Pages />
      </AppTheme>
    </StrictMode>
  );
}
