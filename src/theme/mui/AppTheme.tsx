import '../fonts.ts';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { createStyleCache } from '../styleCache.ts';
import { schemeStorageKey, theme } from './theme.ts';

interface AppThemeProps {
  children: ReactNode;
  /** The page's style nonce; without it the `<meta name="csp-nonce">` is read. */
  nonce?: string;
  /** A cache of the caller's own: the server takes the styles out of it after rendering. */
  cache?: EmotionCache;
}

/** Gives everything below it the product's look, in the scheme that the person chose. */
export function AppTheme({ children, nonce, cache }: AppThemeProps) {
  const [own] = useState(() => cache ?? createStyleCache(nonce));
  return (
    <CacheProvider value={own}>
      {/* `noSsr`: no page that is made at build shows the mode; to be told it a moment later would hurry all of it through hydration. */}
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={schemeStorageKey} noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
