import type { ReactNode } from 'react';
import type { HomesView } from '#contract/homes/pageView.ts';
import { BrokerHomesScreen } from '#src/screens/public/brokers/BrokerHomesScreen.tsx';
import { BrokersListScreen } from '#src/screens/public/brokers/BrokersListScreen.tsx';
import { CompareScreen } from '#src/screens/public/compare/CompareScreen.tsx';
import { FrontPageScreen } from '#src/screens/public/front-page/FrontPageScreen.tsx';
import { HomeScreen } from '#src/screens/public/home/HomeScreen.tsx';
import { HomeGoneScreen } from '#src/screens/public/home-gone/HomeGoneScreen.tsx';
import { RentScreen } from '#src/screens/public/homes/RentScreen.tsx';
import { SearchScreen } from '#src/screens/public/homes/SearchScreen.tsx';
import { PlaceScreen } from '#src/screens/public/place/PlaceScreen.tsx';
import { SavedScreen } from '#src/screens/public/saved/SavedScreen.tsx';

/** The screen of a page for finding a home. */
export const homesScreen = (view: HomesView): ReactNode => {
  switch (view.kind) {
    case 'front':
      return <FrontPageScreen live={view.live} />;
    case 'search':
      return <SearchScreen view={view} />;
    case 'rent':
      return <RentScreen query={view.query} />;
    case 'home':
      return <HomeScreen home={view.home} today={view.today} posted={view.posted} />;
    case 'gone':
      return <HomeGoneScreen gone={view.gone} />;
    case 'place':
      return <PlaceScreen place={view.place} />;
    case 'brokers':
      return <BrokersListScreen {...view} />;
    case 'broker':
      return <BrokerHomesScreen broker={view.broker} homes={view.homes} />;
    case 'saved':
      return <SavedScreen ids={view.ids} homes={view.homes} />;
    case 'compare':
      return <CompareScreen homes={view.homes} missing={view.missing} />;
  }
};
