import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type CssVarsTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, StrictMode } from 'react';
import { theme } from '../theme/mui/theme.ts';

// With `colorSchemes`, each island would declare all theme variables again. The regenerated `vars` have no fallback
// values, as in the page's theme.
const { colorSchemes: _, ...plainTheme } = theme as Theme & CssVarsTheme;
const islandTheme = { ...plainTheme, vars: plainTheme.generateThemeVars() };

/** The root of an island of a public page. Server and browser must render the same tree. */
export const publicIsland = (cache: EmotionCache, content: ReactNode): ReactNode => (
  <StrictMode>
    <CacheProvider value={cache}>
      <ThemeProvider theme={islandTheme}>{content}</ThemeProvider>
    </CacheProvider>
  </StrictMode>
);
