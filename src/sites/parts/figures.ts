import type { PublicSite } from '#contract/sites.ts';
import { isBusiness } from './heroHomes.ts';
import { siteWords } from './siteWords.ts';

/** A number, and what it counts. */
export type SiteFigure = readonly [figure: string, label: string];

/** With fewer homes, a count is pointless: they are seen at a glance. */
const MIN_HOMES = 4;

/**
 * A site's key figures: its first year, the number of homes and of areas, the lowest price. A figure that equals an
 * earlier one is omitted. With more than one page of homes, only their total is known.
 */
export const siteFigures = ({ listings, part: { total }, content }: PublicSite): readonly SiteFigure[] => {
  const { localities, from } = siteWords(listings);
  const areas = content.areas.length || (total > listings.length ? 0 : localities);
  const found: SiteFigure[] = [
    ...(content.since === null ? [] : [[String(content.since), 'selling homes since'] as const]),
    ...(total < MIN_HOMES
      ? []
      : [[String(total), `${listings.some(isBusiness) ? 'properties' : 'homes'} on sale today`] as const]),
    ...(areas > 1 ? [[String(areas), content.areas.length ? 'areas we know well' : 'localities'] as const] : []),
    ...(from && total >= MIN_HOMES && total === listings.length ? [[from, 'where prices start'] as const] : []),
  ];
  return found.filter(([figure], at) => found.findIndex(([other]) => other === figure) === at);
};
