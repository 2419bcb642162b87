import preview from '../../../../../.storybook/preview';
import { SiteFrame } from '../../../../../src/features/sites/SiteFrame';
import { siteLinks } from '../../../../../src/features/sites/siteLinks';
import { look } from '../../../../../src/features/sites/templates/minimal/look';
import { MinimalHome } from '../../../../../src/features/sites/templates/minimal/MinimalHome';
import { homeOf, readsAsText } from '../../../../mocks/siteKinds';

const meta = preview.meta({
  component: MinimalHome,
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

export const Full = meta.story({ args: homeOf('minimal', 'full') });
export const FullPhone = meta.story({ ...phone, args: homeOf('minimal', 'full') });
export const Sparse = meta.story({ args: homeOf('minimal', 'sparse') });
export const SparsePhone = meta.story({ ...phone, args: homeOf('minimal', 'sparse') });
export const Empty = meta.story({ args: homeOf('minimal', 'empty') });
export const Hostile = meta.story({
  args: homeOf('minimal', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
export const HostilePhone = meta.story({
  ...phone,
  args: homeOf('minimal', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
