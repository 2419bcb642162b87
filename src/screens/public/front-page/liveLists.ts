import { labelOf } from '#contract/choices.ts';
import { homesPath } from '#contract/homes/address.ts';
import { FRONT_CITY } from '#contract/homes/choices.ts';
import type { LiveHomes } from '#contract/homes/pageView.ts';
import type { HomesQuery } from '#contract/homes/query.ts';
import { paths } from '#contract/paths.ts';
import { propertyTypes } from '#contract/properties/choices.ts';
import { homesWords } from '#src/features/homes/homeCounts.ts';
import type { Locality, PropertyType, Seller } from '#src/features/showcase/samples/cards.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import type { ToneName } from '#src/theme/tones.ts';
import { placeholderFor } from '#src/ui/media/placeholderPicture.ts';

const tones: readonly ToneName[] = ['peacock', 'gulabi', 'marigold', 'leaf'];
const MOST_AREAS = 3;

/** What is for sale now, as lists for the home page; an empty list is undefined. */
export const liveLists = ({ homes, kinds, localities, brokers }: LiveHomes) => {
  const types = Object.entries(kinds)
    .sort(([, one], [, other]) => other - one)
    .map(
      ([type, count], at): PropertyType => ({
        id: type,
        title: labelOf(propertyTypes, type),
        sub: homesWords(count),
        image: placeholderFor({ id: at, drawing: at, property_type: type }),
        tone: tones[at % tones.length] ?? 'peacock',
        href: homesPath({ city: FRONT_CITY, type: [type] as unknown as NonNullable<HomesQuery['type']> }),
      }),
    );
  const sellers = brokers.map(
    ({ slug, name, licenseNo, localities: areas, homes: properties, photo }): Seller => ({
      id: slug,
      name,
      licence: licenseNo ? `Licence ${licenseNo}` : undefined,
      areas: areas.slice(0, MOST_AREAS),
      properties,
      avatar: photo ? fileUrl(photo, 320) : '',
      href: paths.brokerPage(slug),
    }),
  );
  const places = localities.map(({ locality, homes: count }): Locality => ({ name: locality, count }));
  const unlessEmpty = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);
  return {
    homes: unlessEmpty(homes),
    types: unlessEmpty(types),
    localities: unlessEmpty(places),
    sellers: unlessEmpty(sellers),
  };
};
