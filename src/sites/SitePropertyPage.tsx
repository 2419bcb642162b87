import type { SitePropertyPage as Page } from '#contract/sites.ts';
import { SiteFrame } from './parts/SiteFrame.tsx';
import { siteLinks } from './parts/siteLinks.ts';
import { TemplateProperty } from './templatePages.tsx';
import { templates } from './templates/templates.ts';

interface SitePropertyPageProps extends Page {
  /** What the addresses of the site's pages begin with: `/site/asha`, nothing on a domain of its own, `/site/preview/modern`. */
  base: string;
  /** A template's preview: nothing is sent. */
  preview?: boolean;
}

/** A property's page on a broker's site, in its template. Rendered by the server as well, so it knows nothing of the browser. */
export function SitePropertyPage({ site, base, preview = false, ...page }: SitePropertyPageProps) {
  return (
    <SiteFrame templateTheme={templates[site.template].templateTheme}>
      <TemplateProperty {...page} site={site} links={siteLinks(base, 'property')} preview={preview} />
    </SiteFrame>
  );
}
