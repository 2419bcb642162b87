import styled from '@emotion/styled';
import { expect } from 'storybook/test';
import { buildSiteHead } from '#contract/fixtures/sites.ts';
import { SiteBar } from '#src/sites/parts/SiteBar.tsx';
import { afterBar } from '#src/sites/theme/afterBar.ts';
import { site } from '#src/sites/theme/templateTheme.ts';
import { homeOf } from '#stories/mocks/siteKinds.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const { broker } = buildSiteHead();
const After = styled.section(afterBar(site.page), { height: 1200 });

const meta = preview.meta({
  component: SiteBar,
  decorators: inSite,
  args: { broker, about: 'your homes' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <div style={{ height: 1200 }} />
      <SiteBar {...args} />
      <After id="contact">The enquiry</After>
    </>
  ),
});

/** The bar stays at the window's edge until the enquiry form scrolls over it. */
export const AllWays = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Call or enquire' });
    const atTheEdge = () => document.elementFromPoint(window.innerWidth / 2, window.innerHeight - 20);
    window.scrollTo(0, 0);
    await expect(bar).toContainElement(atTheEdge() as HTMLElement);
    canvas.getByText('The enquiry').scrollIntoView({ behavior: 'instant' });
    await expect(atTheEdge()).toHaveTextContent('The enquiry');
  },
});
export const WithoutPhone = meta.story({ args: { broker: homeOf('modern', 'sparse').site.broker } });
export const LongName = meta.story({ args: { broker: homeOf('modern', 'hostile').site.broker } });
