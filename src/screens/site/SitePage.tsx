import { useState } from 'react';
import type { PublicSite } from '../../../contract/sites';
import { siteLooks } from '../../theme/sites/siteLooks';
import { SiteAbout } from './SiteAbout';
import { SiteContact } from './SiteContact';
import { SiteFigures } from './SiteFigures';
import { SiteFooter } from './SiteFooter';
import { SiteFrame } from './SiteFrame';
import { SiteHeader } from './SiteHeader';
import { SiteHero } from './SiteHero';
import { SiteListings } from './SiteListings';

interface SitePageProps {
  site: PublicSite;
  /** A template's preview: nothing is sent. */
  preview?: boolean;
}

/** A broker's whole site, in its template's look. */
export function SitePage({ site, preview = false }: SitePageProps) {
  const [chosen, setChosen] = useState<{ id: number }>();
  const enquire = (id: number) => {
    setChosen({ id });
    document.getElementById('contact')?.scrollIntoView();
    document.querySelector<HTMLInputElement>('#contact input')?.focus({ preventScroll: true });
  };
  return (
    <SiteFrame look={siteLooks[site.template]}>
      <SiteHeader broker={site.broker} />
      <main>
        <SiteHero site={site} />
        <SiteFigures listings={site.listings} />
        <SiteListings listings={site.listings} onEnquire={enquire} />
        <SiteAbout site={site} />
        <SiteContact site={site} chosen={chosen} preview={preview} />
      </main>
      <SiteFooter broker={site.broker} />
    </SiteFrame>
  );
}
