import preview from '../../../.storybook/preview';
import { SiteContact } from '../../../src/screens/site/SiteContact';
import { SiteFrame } from '../../../src/screens/site/SiteFrame';
import { siteLooks } from '../../../src/theme/sites/siteLooks';
import { fullSite } from '../../../stories/mocks/sites';

const meta = preview.meta({
  component: SiteContact,
  decorators: [
    (Story) => (
      <SiteFrame look={siteLooks.modern}>
        <Story />
      </SiteFrame>
    ),
  ],
});

export const Filled = meta.story({ args: { site: fullSite(), chosen: { id: 2 }, preview: false } });
