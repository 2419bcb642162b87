import preview from '../../../../../.storybook/preview';
import { SiteFrame } from '../../../../../src/features/sites/SiteFrame';
import { siteLinks } from '../../../../../src/features/sites/siteLinks';
import { look } from '../../../../../src/features/sites/templates/modern/look';
import { ModernHome } from '../../../../../src/features/sites/templates/modern/ModernHome';
import { homeOf, readsAsText } from '../../../../mocks/siteKinds';

const meta = preview.meta({
  component: ModernHome,
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

export const Full = meta.story({ args: homeOf('modern', 'full') });
export const FullPhone = meta.story({ ...phone, args: homeOf('modern', 'full') });
export const Sparse = meta.story({ args: homeOf('modern', 'sparse') });
export const SparsePhone = meta.story({ ...phone, args: homeOf('modern', 'sparse') });
export const Empty = meta.story({ args: homeOf('modern', 'empty') });
export const Hostile = meta.story({
  args: homeOf('modern', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
export const HostilePhone = meta.story({
  ...phone,
  args: homeOf('modern', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
