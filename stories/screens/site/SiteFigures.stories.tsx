import preview from '../../../.storybook/preview';
import { SiteFigures } from '../../../src/screens/site/SiteFigures';
import { SiteFrame } from '../../../src/screens/site/SiteFrame';
import { siteLooks } from '../../../src/theme/sites/siteLooks';
import { fullSite } from '../../../stories/mocks/sites';

const meta = preview.meta({
  component: SiteFigures,
  decorators: [
    (Story) => (
      <SiteFrame look={siteLooks.modern}>
        <Story />
      </SiteFrame>
    ),
  ],
});

export const Filled = meta.story({ args: { listings: fullSite().listings } });
export const Nothing = meta.story({ args: { listings: [] } });
