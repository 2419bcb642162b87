import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type CssVarsTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, StrictMode } from 'react';
import { HeroSearch } from '../features/showcase/HeroSearch.tsx';
import { PublicLegal } from '../features/showcase/PublicFooter.tsx';
import { BlogSection } from '../screens/public/home/BlogSection.tsx';
import { OwnerPropertiesSection } from '../screens/public/home/OwnerPropertiesSection.tsx';
import { ProjectsSection } from '../screens/public/home/ProjectsSection.tsx';
import { PropertyTypesSection } from '../screens/public/home/PropertyTypesSection.tsx';
import { SellBanner } from '../screens/public/home/SellBanner.tsx';
import { SellersSection } from '../screens/public/home/SellersSection.tsx';
import { CityGrid } from '../screens/public/landing/CityGrid.tsx';
import { theme } from '../theme/mui/theme.ts';
import { mainId, PublicNavigation } from './layouts/PublicFrame.tsx';

/** The interactive parts of the public pages, by the names of their islands: as the pages themselves render them. */
export const publicIslands: Readonly<Record<string, ReactNode>> = {
  navigation: <PublicNavigation />,
  search: <HeroSearch />,
  projects: <ProjectsSection />,
  sell: <SellBanner />,
  types: <PropertyTypesSection />,
  sellers: <SellersSection />,
  owners: <OwnerPropertiesSection />,
  blog: <BlogSection />,
  cities: <CityGrid />,
  legal: <PublicLegal topId={mainId} />,
};

// With its schemes, each island would declare all variables of the theme again. Without fallbacks in them, as in the page's theme.
const { colorSchemes: _, ...plainTheme } = theme as Theme & CssVarsTheme;
const islandTheme = { ...plainTheme, vars: plainTheme.generateThemeVars() };

/** The root of an island. Server and browser must render the same tree. */
export const publicIsland = (cache: EmotionCache, content: ReactNode): ReactNode => (
  <StrictMode>
    <CacheProvider value={cache}>
      <ThemeProvider theme={islandTheme}>{content}</ThemeProvider>
    </CacheProvider>
  </StrictMode>
);
