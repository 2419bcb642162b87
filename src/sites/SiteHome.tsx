import type { PublicSite } from '#contract/sites.ts';
import { SiteFrame } from './parts/SiteFrame.tsx';
import { siteLinks } from './parts/siteLinks.ts';
import { TemplateHome } from './templatePages.tsx';
import { siteThemeOf } from './templateThemeOf.ts';

interface SiteHomeProps {
  site: PublicSite;
  /** The path that the site's pages begin with: `/site/asha`, `/site/preview/modern`, or empty on its own domain. */
  base: string;
  /** Set for a template's preview: enquiries are not sent. */
  preview?: boolean;
}

/** The home page of a broker's site, in its template. The server renders it, too, so it must not use browser APIs. */
export function SiteHome({ site, base, preview = false }: SiteHomeProps) {
  return (
    <SiteFrame templateTheme={siteThemeOf(site)}>
      <TemplateHome site={site} links={siteLinks(base, 'home', site.part)} preview={preview} />
    </SiteFrame>
  );
}
