import { StrictMode } from 'react';
import { usePageSprite } from '../art/pageSprite.ts';
import { AppTheme } from '../theme/mui/AppTheme.tsx';
import { Pages } from './Pages.tsx';

/** The shared definitions of drawings; loaded with the first drawing of a page. */
function LaterSprite() {
  const Sprite = usePageSprite();
  return Sprite ? <Sprite /> : null;
}

/** The whole app, without a router. */
export function App() {
  return (
    <StrictMode>
      <AppTheme>
        {/* Outside the routes: a failed page also shows a drawing. */}
        <LaterSprite />
        <Pages />
      </AppTheme>
    </StrictMode>
  );
}
