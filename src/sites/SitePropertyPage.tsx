import type { SitePropertyPage as Page } from '#contract/sites.ts';
import { SiteFrame } from './parts/SiteFrame.tsx';
import { siteLinks } from './parts/siteLinks.ts';
import { TemplateProperty } from './templatePages.tsx';
import { siteThemeOf } from './templateThemeOf.ts';

interface SitePropertyPageProps extends Page {
  /** The path that the site's pages begin with: `/site/asha`, `/site/preview/modern`, or empty on its own domain. */
  base: string;
  /** Set for a template's preview: enquiries are not sent. */
  preview?: boolean;
}

/** A property's page on a site, in its template. The server renders it, too, so it must not use browser APIs. */
export function SitePropertyPage({ site, base, preview = false, ...page }: SitePropertyPageProps) {
  return (
    <SiteFrame templateTheme={siteThemeOf(site)}>
      <TemplateProperty {...page} site={site} links={siteLinks(base, 'property')} preview={preview} />
    </SiteFrame>
  );
}
