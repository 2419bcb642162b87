import { expect } from 'storybook/test';
import { SiteFooter } from '#src/sites/parts/SiteFooter.tsx';
import { siteLinks } from '#src/sites/parts/siteLinks.ts';
import { homeOf } from '#stories/mocks/siteKinds.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({ component: SiteFooter, decorators: inSite });
const { site } = homeOf('modern', 'full');
const links = siteLinks('/site/asha-rathore', 'home');

export const Registered = meta.story({
  args: { broker: site.broker, links, homes: site.listings },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(site.broker.licenseNo ?? '');
    await userEvent.click(canvas.getByText('6 more'));
    await expect(await canvas.findByText('SAMPLE/RAJ/P/2025/1027')).toBeVisible();
  },
});
export const OwnDomain = meta.story({ args: { broker: site.broker, links: siteLinks('', 'home'), homes: [] } });
export const Bare = meta.story({ args: { broker: homeOf('modern', 'sparse').site.broker, links, homes: [] } });
