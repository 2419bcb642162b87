import styled from '@emotion/styled';
import type { SiteTemplate } from '#contract/templates.ts';
import { space } from '#src/theme/spacing.ts';
import { SiteFrame } from './parts/SiteFrame.tsx';
import { siteLinks } from './parts/siteLinks.ts';
import { sampleSite } from './samples.ts';
import { TemplateHome } from './templatePages.tsx';
import { templates } from './templates/templates.ts';

// From 600 px of window a wide one is as high as its neighbour, 20 px away, of half the width.
const ratio = { '&::before': { content: '""', display: 'block', paddingTop: `${(11 / 16) * 100}%` } };
const wideRatio = {
  '@media (min-width: 600px)': { '&::before': { paddingTop: `calc((100% - ${space(2.5)}) / 2 * ${11 / 16})` } },
};

// A desktop page, scaled down to the width of its frame.
const WIDTH = 1280;
const Window = styled.div<{ wide: boolean }>(({ wide }) => ({
  position: 'relative',
  overflow: 'hidden',
  containerType: 'inline-size',
  pointerEvents: 'none',
  borderBottom: '1px solid var(--nv-palette-roles-line)',
  ...(wide ? { ...ratio, ...wideRatio } : ratio),
}));
const Page = styled.div({
  position: 'absolute',
  top: 0,
  left: 0,
  width: WIDTH,
  transformOrigin: 'top left',
  // Divides two lengths to a plain number; browsers support this longer than `calc()` with units.
  scale: `tan(atan2(100cqw, ${WIDTH}px))`,
});

/** A small picture of a template: its real home page with sample listings, inert. Wide: across two columns of a grid. */
export function TemplateThumb({ template, wide = false }: { template: SiteTemplate; wide?: boolean }) {
  return (
    <Window wide={wide} aria-hidden inert>
      <Page>
        <SiteFrame templateTheme={templates[template].templateTheme} part>
          <TemplateHome site={sampleSite(template)} links={siteLinks('', 'home')} preview part />
        </SiteFrame>
      </Page>
    </Window>
  );
}
