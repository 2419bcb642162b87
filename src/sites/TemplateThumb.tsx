import styled from '@emotion/styled';
import type { PublicSite } from '#contract/sites.ts';
import type { SiteTemplate } from '#contract/templates.ts';
import { space } from '#src/theme/spacing.ts';
import { SiteFrame } from './parts/SiteFrame.tsx';
import { siteLinks } from './parts/siteLinks.ts';
import { sampleSite } from './samples.ts';
import { TemplateHome } from './templatePages.tsx';
import { siteThemeOf } from './templateThemeOf.ts';

// From 600 px of window a wide one is as high as its neighbour, 20 px away, of half the width.
const ratio = { '&::before': { content: '""', display: 'block', paddingTop: `${(11 / 16) * 100}%` } };
const wideRatio = {
  '@media (min-width: 600px)': { '&::before': { paddingTop: `calc((100% - ${space(2.5)}) / 2 * ${11 / 16})` } },
};

// A desktop page, scaled down to the width of its frame. Divides two lengths to a plain number; browsers support this longer
// than `calc()` with units.
const scaled = (width: number) => ({ width, scale: `tan(atan2(100cqw, ${width}px))` });
const Window = styled.div<{ wide: boolean }>(({ wide }) => ({
  position: 'relative',
  overflow: 'hidden',
  containerType: 'inline-size',
  pointerEvents: 'none',
  borderBottom: '1px solid var(--nv-palette-roles-line)',
  ...(wide ? { ...ratio, ...wideRatio } : ratio),
}));
const Page = styled.div<{ wide: boolean }>(({ wide }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  transformOrigin: 'top left',
  ...scaled(1280),
  // A wide window shows so wide a page that the first screen of each template is whole.
  ...(wide ? { '@media (min-width: 600px)': scaled(2200) } : {}),
}));

interface TemplateThumbProps {
  template: SiteTemplate;
  /** The site that the template is shown with, in place of a sample. */
  site?: PublicSite | undefined;
  /** Across two columns of a grid. */
  wide?: boolean;
}

/** A small picture of a template: its real home page, inert, with a broker's site or sample listings. */
export function TemplateThumb({ template, site: own, wide = false }: TemplateThumbProps) {
  const site = own ? { ...own, template } : sampleSite(template);
  return (
    <Window wide={wide} aria-hidden inert>
      <Page wide={wide}>
        <SiteFrame templateTheme={siteThemeOf(site)} part>
          <TemplateHome site={site} links={siteLinks('', 'home')} preview part />
        </SiteFrame>
      </Page>
    </Window>
  );
}
