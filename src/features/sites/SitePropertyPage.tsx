import type { SitePropertyPage as Page } from '../../../contract/sites';
import { SiteFrame } from './SiteFrame';
import { siteLinks } from './siteLinks';
import { compositions } from './templates/compositions';

interface SitePropertyPageProps extends Page {
  /** What the addresses of the site's pages begin with: `/site/asha`, nothing on a domain of its own, `/site/preview/modern`. */
  base: string;
  /** A template's preview: nothing is sent. */
  preview?: boolean;
}

/** A property's page on a broker's site, in its template. Rendered by the server as well, so it knows nothing of the browser. */
export function SitePropertyPage({ site, base, preview = false, ...page }: SitePropertyPageProps) {
  const { look, Property } = compositions[site.template];
  return (
    <SiteFrame look={look}>
      <Property {...page} site={site} links={siteLinks(base, 'property')} preview={preview} />
    </SiteFrame>
  );
}
