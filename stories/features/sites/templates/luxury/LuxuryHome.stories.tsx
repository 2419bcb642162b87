import preview from '../../../../../.storybook/preview';
import { SiteFrame } from '../../../../../src/features/sites/SiteFrame';
import { siteLinks } from '../../../../../src/features/sites/siteLinks';
import { LuxuryHome } from '../../../../../src/features/sites/templates/luxury/LuxuryHome';
import { look } from '../../../../../src/features/sites/templates/luxury/look';
import { homeOf, readsAsText } from '../../../../mocks/siteKinds';

const meta = preview.meta({
  component: LuxuryHome,
  args: { links: siteLinks('/site/asha-rathore', 'home'), preview: false },
  decorators: [
    (Story) => (
      <SiteFrame look={look}>
        <Story />
      </SiteFrame>
    ),
  ],
});
const phone = { globals: { viewport: { value: 'phone' } } };

export const Full = meta.story({ args: homeOf('luxury', 'full') });
export const FullPhone = meta.story({ ...phone, args: homeOf('luxury', 'full') });
export const Sparse = meta.story({ args: homeOf('luxury', 'sparse') });
export const SparsePhone = meta.story({ ...phone, args: homeOf('luxury', 'sparse') });
export const Empty = meta.story({ args: homeOf('luxury', 'empty') });
export const Hostile = meta.story({
  args: homeOf('luxury', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
export const HostilePhone = meta.story({
  ...phone,
  args: homeOf('luxury', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
