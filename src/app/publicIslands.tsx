import type { ReactNode } from 'react';
import type { LiveHomes } from '#contract/homes/pageView.ts';
import { HeroSearch } from '../features/showcase/HeroSearch.tsx';
import { PublicLegal } from '../features/showcase/PublicFooter.tsx';
import { BlogSection } from '../screens/public/home/BlogSection.tsx';
import { liveLists } from '../screens/public/home/liveLists.ts';
import { OwnerPropertiesSection } from '../screens/public/home/OwnerPropertiesSection.tsx';
import { ProjectsSection } from '../screens/public/home/ProjectsSection.tsx';
import { PropertyTypesSection } from '../screens/public/home/PropertyTypesSection.tsx';
import { SellBanner } from '../screens/public/home/SellBanner.tsx';
import { SellersSection } from '../screens/public/home/SellersSection.tsx';
import { CityGrid } from '../screens/public/landing/CityGrid.tsx';
import { mainId, PublicNavigation } from './layouts/PublicFrame.tsx';

/**
 * The interactive parts of the public pages, by the names of their islands: as the pages themselves render them. `live` is what the
 * home page was rendered with.
 */
export const publicIslands = (live?: LiveHomes): Readonly<Record<string, ReactNode>> => {
  const lists = live && liveLists(live);
  return {
    navigation: <PublicNavigation />,
    search: <HeroSearch />,
    projects: <ProjectsSection />,
    sell: <SellBanner />,
    types: <PropertyTypesSection types={lists?.types} />,
    sellers: <SellersSection sellers={lists?.sellers} />,
    owners: <OwnerPropertiesSection homes={lists?.homes} />,
    blog: <BlogSection />,
    cities: <CityGrid />,
    legal: <PublicLegal topId={mainId} />,
  };
};
