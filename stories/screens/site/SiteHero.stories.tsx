import preview from '../../../.storybook/preview';
import { SiteFrame } from '../../../src/screens/site/SiteFrame';
import { SiteHero } from '../../../src/screens/site/SiteHero';
import { siteLooks } from '../../../src/theme/sites/siteLooks';
import { fullSite } from '../../../stories/mocks/sites';

const meta = preview.meta({
  component: SiteHero,
  decorators: [
    (Story) => (
      <SiteFrame look={siteLooks.modern}>
        <Story />
      </SiteFrame>
    ),
  ],
});

export const Filled = meta.story({ args: { site: fullSite() } });
export const NoListings = meta.story({ args: { site: fullSite({ listings: [] }) } });
