import { Fragment, type ReactNode } from 'react';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { PublicSite, SiteHead, SiteHomeRow, SitePropertyPage } from '#contract/sites.ts';
import { Island } from '#src/lib/Island.tsx';
import { SiteContact } from './enquiry/SiteContact.tsx';
import { BackLink } from './parts/BackLink.tsx';
import { HomesSection } from './parts/HomesSection.tsx';
import { listedHomes } from './parts/heroHomes.ts';
import { PropertyOffer } from './parts/PropertyOffer.tsx';
import { PropertySections } from './parts/PropertySections.tsx';
import { PropertyTitle } from './parts/PropertyTitle.tsx';
import { SimilarHomes } from './parts/SimilarHomes.tsx';
import { SiteBar } from './parts/SiteBar.tsx';
import { SiteGallery } from './parts/SiteGallery.tsx';
import { SiteVoices } from './parts/SiteVoices.tsx';
import type { SiteLinks } from './parts/siteLinks.ts';
import { siteWords } from './parts/siteWords.ts';
import { lists } from './templates/lists.ts';
import { templates } from './templates/templates.ts';

interface PageProps {
  site: SiteHead;
  links: SiteLinks;
  /** Set for a template's preview: enquiries are not sent. */
  preview: boolean;
}

interface TemplatePageProps extends Omit<PageProps, 'preview'> {
  /** The homes on the page; the footer lists those with a RERA number. */
  homes: readonly SiteHomeRow[];
  /** Shown as a part of another page, which has its own main content. */
  part?: boolean;
  children: ReactNode;
}

function TemplatePage({ site: { template, broker }, links, homes, part = false, children }: TemplatePageProps) {
  const { Header, Footer, Layout = Fragment } = templates[template];
  return (
    <>
      <Layout>
        <Header broker={broker} links={links} />
        {part ? <div>{children}</div> : <main id="content">{children}</main>}
      </Layout>
      <Footer broker={broker} links={links} homes={homes} />
    </>
  );
}

interface HomeProps extends PageProps, Pick<TemplatePageProps, 'part'> {
  site: PublicSite;
}

/** A site's home page as its template arranges it, without a frame. */
export function TemplateHome({ site, links, preview, part = false }: HomeProps) {
  const { Home, words, faced } = templates[site.template];
  const { Card, voice, enquiry } = lists[site.template];
  const { headline, city } = siteWords(site.listings);
  return (
    <TemplatePage site={site} links={links} homes={site.listings} part={part}>
      <Home
        site={site}
        links={links}
        headline={site.content.tagline ?? (city ? words.headline(city) : headline)}
        homes={
          <Island name="listings">
            <HomesSection homes={listedHomes(site, voice.dearest)} links={links} Card={Card} voice={voice} />
          </Island>
        }
        contact={<SiteContact {...{ site, preview, words, faced }} about={site.listings} voice={enquiry} />}
        bar={<SiteBar broker={site.broker} about="your homes" />}
        voices={<SiteVoices broker={site.broker} content={site.content} heading={words.voices} />}
      />
    </TemplatePage>
  );
}

/** A property's page as the site's template arranges it, without a frame. */
export function TemplateProperty({ site, property, similar, links, preview }: PageProps & SitePropertyPage) {
  const { Property, words } = templates[site.template];
  const { Card, enquiry } = lists[site.template];
  return (
    <TemplatePage site={site} links={links} homes={[property, ...similar]}>
      <Property
        site={site}
        back={<BackLink links={links} />}
        title={<PropertyTitle property={property} />}
        gallery={
          <Island name="gallery">
            <SiteGallery property={property} />
          </Island>
        }
        offer={<PropertyOffer broker={site.broker} property={property} />}
        sections={<PropertySections property={property} heading={words.story} />}
        contact={<SiteContact {...{ site, preview, words }} about={property} voice={enquiry} />}
        bar={<SiteBar broker={site.broker} about={propertyTitle(property)} />}
        similar={
          <SimilarHomes
            homes={similar}
            links={links}
            Card={Card}
            heading={
              similar.every(({ building_type: use }) => use === property.building_type)
                ? words.similar
                : `More from ${site.broker.name}`
            }
          />
        }
      />
    </TemplatePage>
  );
}
