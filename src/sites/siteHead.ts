import { paths } from '#contract/paths.ts';
import { shortPrice } from '#contract/rules/money.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { SiteHead, SiteHomeRow } from '#contract/sites.ts';
import type { SiteView } from '#contract/siteView.ts';
import { fileUrl } from '../lib/apiBase.ts';
import { oneLine, shortText } from '../render/headText.ts';
import type { PageHead } from '../render/pageDocument.ts';
import { siteHomeFacts, siteWords } from './parts/siteWords.ts';
import { agentData, propertyData } from './structuredData.ts';

const imageOf = (home: Pick<SiteHomeRow, 'photos'> | undefined, alt: string) => {
  const [photo] = home?.photos ?? [];
  return photo && { url: fileUrl(photo.file_url), alt: oneLine(alt), width: photo.width, height: photo.height };
};

const brandOf = ({ broker }: SiteHead): string => oneLine(broker.name);

/** A page's title, description, path, image and structured data, from what the page shows and nothing else. */
export const headOf = (view: SiteView, origin: string): PageHead => {
  const { base } = view;
  if (view.kind === 'missing')
    return {
      title: 'Not Found',
      brand: 'Nivaas',
      description: 'This page is not here any more, or never was.',
      path: undefined,
      image: undefined,
    };
  if (view.kind === 'home') {
    const { site } = view;
    const { page, pages, total } = site.part;
    const words = siteWords(site.listings);
    const brand = brandOf(site);
    const pictured = site.listings.find(({ photos }) => photos.length > 0);
    return {
      brand,
      title: oneLine(`${brand} · ${words.headline.replace(/\.$/, '')}${page > 1 ? ` · Page ${page} of ${pages}` : ''}`),
      description: shortText(
        `${words.headline} ${words.line ? `${words.line}. ` : ''}${total ? `${total} ${total === 1 ? 'home' : 'homes'}${words.from && pages === 1 ? ` from ${words.from}` : ''}, shown` : 'Shown'} by ${brand}.`,
      ),
      path: paths.sitePart(base, page),
      image: imageOf(pictured, pictured ? propertyTitle(pictured) : brand),
      data: agentData(site, { base, origin }),
    };
  }
  const { site, property } = view.page;
  const title = oneLine(propertyTitle(property));
  const place = [property.locality, property.city].filter(Boolean).join(', ');
  return {
    brand: brandOf(site),
    title: oneLine(`${shortText(title)} · ${brandOf(site)}`),
    description: shortText(
      [
        `${shortPrice(property.expected_price)}: ${siteHomeFacts(property)}${place ? ` in ${place}` : ''}.`,
        property.description,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    path: paths.siteProperty(base, property.id, propertyTitle(property)),
    image: imageOf(property, title),
    data: propertyData(view.page, { base, origin }),
  };
};
