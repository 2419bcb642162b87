import type { ReactNode } from 'react';
import type { HomesView } from '#contract/homes/pageView.ts';
import { HomeList } from '#src/features/homes/HomeList.tsx';
import { PublicLegal } from '#src/features/showcase/footer/PublicFooter.tsx';
import { HomeActions } from '#src/screens/public/home/HomeActions.tsx';
import { HomeBar } from '#src/screens/public/home/HomeBar.tsx';
import { HomeEnquiry } from '#src/screens/public/home/HomeEnquiry.tsx';
import { HomeGallery } from '#src/screens/public/home/HomeGallery.tsx';
import { HomeFilm } from '#src/screens/public/home/HomeVideo.tsx';
import { AskedChips } from '#src/screens/public/homes/AskedChips.tsx';
import { FilterForm } from '#src/screens/public/homes/FilterForm.tsx';
import { SearchResults } from '#src/screens/public/homes/SearchResults.tsx';
import { TellMe } from '#src/screens/public/homes/TellMe.tsx';
import { SavedKeeper } from '#src/screens/public/saved/SavedKeeper.tsx';
import { EmiTerms } from '#src/sites/parts/EmiCalculator.tsx';
import { ShareAddress } from '#src/ui/feedback/ShareAddress.tsx';
import { mainId, PublicNavigation } from '../layouts/PublicFrame.tsx';

type Islands = Readonly<Record<string, ReactNode>>;

const ownIslands = (view: HomesView): Islands => {
  switch (view.kind) {
    case 'search':
      return {
        asked: <AskedChips view={view} />,
        filters: <FilterForm view={view} />,
        homes: <SearchResults view={view} />,
        tell: <TellMe query={view.query} meta={view.found.meta} />,
      };
    case 'home': {
      const { home, posted } = view;
      return {
        actions: <HomeActions home={home} />,
        gallery: <HomeGallery home={home} />,
        video: <HomeFilm home={home} />,
        loan: home.expected_price ? <EmiTerms price={home.expected_price} /> : null,
        enquiry: <HomeEnquiry home={home} posted={posted && 'enquiry' in posted ? posted.enquiry : undefined} />,
        homes: <HomeList homes={home.similar} swiped />,
        bar: <HomeBar home={home} />,
      };
    }
    case 'compare':
      return { share: <ShareAddress title="Homes side by side" atEnd /> };
    case 'gone':
      return { homes: <HomeList homes={view.gone.similar} /> };
    case 'place':
      return { homes: <HomeList homes={view.place.newest} /> };
    case 'broker':
      return { homes: <HomeList homes={view.homes} /> };
    case 'saved': {
      const gone = (view.ids ?? []).filter((id) => !view.homes.some((home) => home.id === id));
      return { keeper: <SavedKeeper ids={view.ids} gone={gone} />, homes: <HomeList homes={view.homes} /> };
    }
    default:
      return {};
  }
};

/**
 * The interactive parts of a page for finding a home, by island name, built from the page's data. They must match what
 * the page itself renders.
 */
export const homesIslands = (view: HomesView): Islands => ({
  navigation: <PublicNavigation />,
  ...ownIslands(view),
  legal: <PublicLegal topId={mainId} />,
});
