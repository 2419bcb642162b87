import type { ReactNode } from 'react';
import { PublicLegal } from '../features/showcase/footer/PublicFooter.tsx';
import { HeroSearch } from '../features/showcase/HeroSearch.tsx';
import { BlogSection } from '../screens/public/front-page/BlogSection.tsx';
import { OwnerPropertiesSection } from '../screens/public/front-page/OwnerPropertiesSection.tsx';
import { ProjectsSection } from '../screens/public/front-page/ProjectsSection.tsx';
import { PropertyTypesSection } from '../screens/public/front-page/PropertyTypesSection.tsx';
import { SellBanner } from '../screens/public/front-page/SellBanner.tsx';
import { SellersSection } from '../screens/public/front-page/SellersSection.tsx';
import { CityGrid } from '../screens/public/landing/CityGrid.tsx';
import { mainId, PublicNavigation } from './layouts/PublicFrame.tsx';

/** The interactive parts of the public pages, by island name. They must match what the pages themselves render. */
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
