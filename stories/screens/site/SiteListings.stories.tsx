import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SiteFrame } from '../../../src/screens/site/SiteFrame';
import { SiteListings } from '../../../src/screens/site/SiteListings';
import { siteLooks } from '../../../src/theme/sites/siteLooks';
import { fullSite } from '../../../stories/mocks/sites';

const meta = preview.meta({
  component: SiteListings,
  decorators: [
    (Story) => (
      <SiteFrame look={siteLooks.modern}>
        <Story />
      </SiteFrame>
    ),
  ],
});

export const Six = meta.story({ args: { listings: fullSite().listings, onEnquire: fn() } });
export const Two = meta.story({ args: { listings: fullSite().listings.slice(0, 2), onEnquire: fn() } });
export const None = meta.story({ args: { listings: [], onEnquire: fn() } });
