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
  /** The nonce for style elements; defaults to that of `<meta name="csp-nonce">`. */
  nonce?: string;
  /** The style cache, from which the server reads the styles after rendering. */
  cache?: EmotionCache;
}

/** Provides the theme in the user's colour scheme. */
export function AppTheme({ children, nonce, cache }: AppThemeProps) {
  const [own] = useState(() => cache ?? createStyleCache(nonce));
  return (
    <CacheProvider value={own}>
      {/* `noSsr`: no prerendered page shows the mode, and learning it a moment later would make React hydrate all of it
          in a hurry. */}
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={schemeStorageKey} noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
