import type { PublicSite } from '#contract/sites.ts';
import { SiteFrame } from './parts/SiteFrame.tsx';
import { siteLinks } from './parts/siteLinks.ts';
import { TemplateHome } from './templatePages.tsx';
import { templates } from './templates/templates.ts';

interface SiteHomeProps {
  site: PublicSite;
  /** What the addresses of its pages begin with: `/site/asha`, nothing on a domain of its own, `/site/preview/modern`. */
  base: string;
  /** A template's preview: nothing is sent. */
  preview?: boolean;
}

/** A broker's site: its home page, in its template. Rendered by the server as well, so it knows nothing of the browser. */
export function SiteHome({ site, base, preview = false }: SiteHomeProps) {
  return (
    <SiteFrame templateTheme={templates[site.template].templateTheme}>
      <TemplateHome site={site} links={siteLinks(base, 'home', site.part)} preview={preview} />
    </SiteFrame>
  );
}
