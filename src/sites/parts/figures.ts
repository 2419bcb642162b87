import { listingKind } from '#contract/rules/listing.ts';
import type { PublicSite } from '#contract/sites.ts';
import { siteWords } from './listingWords.ts';

/** A number, and what it counts. */
export type SiteFigure = readonly [figure: string, label: string];

/** Fewer are seen at a glance. */
const MIN_HOMES = 4;
const MAX_FIGURES = 4;

/** 'villas', 'factories', 'residential land'. */
const several = (kind: string) => {
  const lower = kind.toLowerCase();
  return lower.endsWith('land') ? lower : `${lower.replace(/y$/, 'ie')}s`;
};

const commonestKind = (listings: PublicSite['listings']): SiteFigure[] => {
  const counts = new Map<string, number>();
  for (const one of listings) counts.set(listingKind(one), (counts.get(listingKind(one)) ?? 0) + 1);
  const [[kind, count] = ['', 0]] = [...counts].sort(([, one], [, other]) => other - one);
  return count > 1 && counts.size > 1 ? [[String(count), several(kind)]] : [];
};

/**
 * What a site can say in numbers: since when, how many homes, where, of which kind, from which price. A number that was said before is
 * left out. With more than one page of listings only the total of them is known.
 */
export const siteFigures = ({ listings, part: { total }, content }: PublicSite): readonly SiteFigure[] => {
  const { localities, from } = siteWords(listings);
  const areas = content.areas.length || (total > listings.length ? 0 : localities);
  const found: SiteFigure[] = [
    ...(content.since === null ? [] : [[String(content.since), 'selling homes since'] as const]),
    ...(total < MIN_HOMES ? [] : [[String(total), 'homes on sale today'] as const]),
    ...(areas > 1 ? [[String(areas), content.areas.length ? 'areas we know well' : 'localities'] as const] : []),
    ...(total > listings.length ? [] : commonestKind(listings)),
    ...(from && total >= MIN_HOMES && total === listings.length ? [[from, 'where prices start'] as const] : []),
  ];
  return found.filter(([figure], at) => found.findIndex(([other]) => other === figure) === at).slice(0, MAX_FIGURES);
};
