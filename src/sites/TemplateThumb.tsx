import styled from '@emotion/styled';
import type { PublicSite } from '#contract/sites.ts';
import type { SiteTemplate } from '#contract/templates.ts';
import { space } from '#src/theme/spacing.ts';
import { SiteFrame } from './parts/SiteFrame.tsx';
import { siteLinks } from './parts/siteLinks.ts';
import { sampleSite } from './samples.ts';
import { TemplateHome } from './templatePages.tsx';
import { siteThemeOf } from './templateThemeOf.ts';

// In windows of 600 px or more, a wide thumbnail is as high as a neighbour of half its width, which is 20 px away.
const ratio = { '&::before': { content: '""', display: 'block', paddingTop: `${(11 / 16) * 100}%` } };
const wideRatio = {
  '@media (min-width: 600px)': { '&::before': { paddingTop: `calc((100% - ${space(2.5)}) / 2 * ${11 / 16})` } },
};

// Scales a desktop page down to the width of its frame. `tan(atan2())` divides two lengths to a plain number, which
// browsers have supported for longer than division with units in `calc()`.
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
  // A wide thumbnail shows a page so wide that it includes each template's whole first screen.
  ...(wide ? { '@media (min-width: 600px)': scaled(2200) } : {}),
}));

interface TemplateThumbProps {
  template: SiteTemplate;
  /** The site to show in the template, instead of a sample. */
  site?: PublicSite | undefined;
  /** Spans two columns of a grid. */
  wide?: boolean;
}

/** A thumbnail of a template: its real home page, inert, with a broker's site or sample homes. */
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
