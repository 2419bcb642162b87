import type { LiveHomes } from '#contract/homes/pageView.ts';
import { CompareBar } from '#src/features/homes/CompareBar.tsx';
import { HomeCard } from '#src/features/homes/HomeCard.tsx';
import { unlikeNeighbours } from '#src/ui/media/placeholderPicture.ts';
import { liveLists } from './liveLists.ts';
import { OwnerPropertiesSection } from './OwnerPropertiesSection.tsx';
import { PropertyTypesSection } from './PropertyTypesSection.tsx';
import { SellersSection } from './SellersSection.tsx';

/** The home page's sections with what is for sale, by the names of their islands; a section without homes is null. */
export const liveSections = (live: LiveHomes) => {
  const { homes, types, sellers } = liveLists(live);
  return {
    types: types ? <PropertyTypesSection types={types} /> : null,
    sellers: sellers ? <SellersSection sellers={sellers} /> : null,
    owners: homes ? (
      <OwnerPropertiesSection
        cards={unlikeNeighbours(homes).map((home) => <HomeCard key={home.id} home={home} />)}
        below={<CompareBar homes={homes} isFixed={false} />}
      />
    ) : null,
  };
};
