import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, StrictMode } from 'react';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { SiteView } from '#contract/siteView.ts';
import { EnquiryForm } from './enquiry/EnquiryForm.tsx';
import { EmiTerms } from './parts/EmiCalculator.tsx';
import { HomesSection } from './parts/HomesSection.tsx';
import { listedHomes } from './parts/heroHomes.ts';
import { SiteGallery } from './parts/SiteGallery.tsx';
import { SharePress } from './parts/SiteShare.tsx';
import { siteLinks } from './parts/siteLinks.ts';
import { lists } from './templates/lists.ts';

/** The interactive parts of a site's page, by island name. They must match what the page itself renders. */
export const siteIslands = (view: SiteView): Readonly<Record<string, ReactNode>> => {
  if (view.kind === 'missing') return {};
  if (view.kind === 'home') {
    const { site, base } = view;
    const links = siteLinks(base, 'home', site.part);
    const { Card, voice, enquiry } = lists[site.template];
    return {
      listings: <HomesSection homes={listedHomes(site, voice.dearest)} links={links} Card={Card} voice={voice} />,
      enquiry: <EnquiryForm site={site} about={site.listings} preview={false} voice={enquiry} />,
    };
  }
  const { site, property } = view.page;
  const { enquiry } = lists[site.template];
  return {
    gallery: <SiteGallery property={property} />,
    share: <SharePress title={propertyTitle(property)} />,
    emi: property.expected_price ? <EmiTerms price={property.expected_price} /> : null,
    enquiry: <EnquiryForm site={site} about={property} preview={false} voice={enquiry} />,
  };
};

/** The root of an island. Server and browser must render the same tree. */
export const siteIsland = (cache: EmotionCache, content: ReactNode): ReactNode => (
  <StrictMode>
    <CacheProvider value={cache}>{content}</CacheProvider>
  </StrictMode>
);
