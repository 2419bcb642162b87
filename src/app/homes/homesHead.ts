import { homesPath } from '#contract/homes/address.ts';
import { HOMES_FOR_MEDIAN } from '#contract/homes/choices.ts';
import type { HomesView } from '#contract/homes/pageView.ts';
import type { HomeRow } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { shortPrice } from '#contract/rules/money.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { homesWords } from '#src/features/homes/homeCounts.ts';
import { kindWords, placeWords, rateWords } from '#src/features/homes/homeWords.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { oneLine, shortText } from '#src/render/headText.ts';
import type { PageHead } from '#src/render/pageDocument.ts';
import { searchTitle } from '#src/screens/public/homes/searchWords.ts';
import { placeName } from '#src/screens/public/place/placeWords.ts';
import { socialCard } from '../publicDocument.tsx';
import { homeDescription, publicPages } from '../publicPages.ts';
import { homeData, listData } from './homesData.ts';

type Head = Omit<PageHead, 'brand'>;
type View<Kind> = Extract<HomesView, { kind: Kind }>;

const pictureOf = (home: HomeRow): Head['image'] =>
  home.photo
    ? {
        url: fileUrl(home.photo.file_url),
        alt: oneLine(propertyTitle(home)),
        width: home.photo.width,
        height: home.photo.height,
      }
    : socialCard;

const searchHead = ({ query, found: { data, meta } }: View<'search'>, origin: string): Head => {
  const title = oneLine(searchTitle(query, meta));
  return {
    title: query.page > 1 ? `${title} · Page ${query.page}` : title,
    description: shortText(
      `${homesWords(meta.total, meta.more)} on Nivaas: ${title}, with photos, prices and the brokers who show them.`,
    ),
    // Search engines should not index a free-text search, or one without results. The same homes in another order count
    // as one page.
    path: query.q || data.length === 0 ? undefined : homesPath({ ...query, sort: 'newest' }),
    image: socialCard,
    data: listData(data, origin),
  };
};

const homeHead = ({ home }: View<'home'>, origin: string): Head => ({
  title: oneLine(`${propertyTitle(home)}, ${placeWords(home)}`),
  description: shortText(
    [`${shortPrice(home.expected_price)}: ${kindWords(home)} in ${placeWords(home)}.`, home.description]
      .filter(Boolean)
      .join(' '),
  ),
  path: home.path,
  image: pictureOf(home),
  data: homeData(home, origin),
});

const placeHead = ({ place }: View<'place'>, origin: string): Head => ({
  title: oneLine(`Homes for sale in ${placeName(place)}`),
  description: shortText(
    `${homesWords(place.homes)} for sale in ${placeName(place)}${place.median_rate ? `, at a median of ${rateWords(place.median_rate)}` : ''}: kinds, prices and the localities beside it.`,
  ),
  path: place.homes < HOMES_FOR_MEDIAN ? undefined : paths.place(place.city, place.locality ?? undefined),
  image: socialCard,
  data: listData(place.newest, origin),
});

const plain = (title: string, description: string, path: string | undefined): Head => ({
  title: oneLine(title),
  description: shortText(description),
  path,
  image: socialCard,
});

/** The title, canonical path, description and structured data of a page for finding a home. */
export const homesHead = (view: HomesView, origin: string): Head => {
  switch (view.kind) {
    case 'front':
      return { ...plain(publicPages.home.title, homeDescription, paths.home), data: listData(view.live.homes, origin) };
    case 'search':
      return searchHead(view, origin);
    case 'home':
      return homeHead(view, origin);
    case 'place':
      return placeHead(view, origin);
    case 'gone':
      return plain('No longer for sale', 'This home is no longer for sale. Homes like it are.', undefined);
    case 'brokers':
      return plain(
        'Brokers',
        'The brokers whose homes are on Nivaas: their names, licence numbers, localities and homes.',
        view.q || view.page > 1 ? undefined : paths.brokers,
      );
    case 'broker':
      return plain(
        view.broker.name,
        `${view.broker.name} shows ${homesWords(view.broker.homes)} on Nivaas.`,
        paths.brokerPage(view.broker.slug),
      );
    case 'rent':
      return plain('Homes to rent', 'There are no homes to rent on Nivaas yet.', undefined);
    case 'saved':
      return plain('Saved homes', 'The homes that you have saved in this browser.', undefined);
    case 'compare':
      return plain('Compare homes', 'Homes side by side, with what differs marked.', undefined);
  }
};
