import styled from '@emotion/styled';
import type { SiteTemplate } from '#contract/templates.ts';
import { SiteFrame } from './parts/SiteFrame.tsx';
import { siteLinks } from './parts/siteLinks.ts';
import { sampleSite } from './samples.ts';
import { TemplateHome } from './templatePages.tsx';
import { templates } from './templates/templates.ts';

// A desktop page, scaled down to the width of its frame.
const WIDTH = 1280;
const Window = styled.div({
  position: 'relative',
  aspectRatio: '16 / 11',
  overflow: 'hidden',
  containerType: 'inline-size',
  pointerEvents: 'none',
  borderBottom: '1px solid var(--nv-palette-roles-line)',
});
const Page = styled.div({
  position: 'absolute',
  top: 0,
  left: 0,
  width: WIDTH,
  transformOrigin: 'top left',
  // Divides two lengths to a plain number; browsers support this longer than `calc()` with units.
  scale: `tan(atan2(100cqw, ${WIDTH}px))`,
});

/** A small picture of a template: its real home page with sample listings, inert. */
export function TemplateThumb({ template }: { template: SiteTemplate }) {
  return (
    <Window aria-hidden inert>
      <Page>
        <SiteFrame templateTheme={templates[template].templateTheme} part>
          <TemplateHome site={sampleSite(template)} links={siteLinks('', 'home')} preview />
        </SiteFrame>
      </Page>
    </Window>
  );
}
