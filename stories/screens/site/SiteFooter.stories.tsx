import preview from '../../../.storybook/preview';
import { SiteFooter } from '../../../src/screens/site/SiteFooter';
import { SiteFrame } from '../../../src/screens/site/SiteFrame';
import { siteLooks } from '../../../src/theme/sites/siteLooks';
import { fullSite } from '../../../stories/mocks/sites';

const meta = preview.meta({
  component: SiteFooter,
  decorators: [
    (Story) => (
      <SiteFrame look={siteLooks.modern}>
        <Story />
      </SiteFrame>
    ),
  ],
});

export const Filled = meta.story({ args: { broker: fullSite().broker } });
