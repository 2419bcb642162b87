import preview from '../../../../../.storybook/preview';
import { SiteFrame } from '../../../../../src/features/sites/SiteFrame';
import { siteLinks } from '../../../../../src/features/sites/siteLinks';
import { ClassicHome } from '../../../../../src/features/sites/templates/classic/ClassicHome';
import { look } from '../../../../../src/features/sites/templates/classic/look';
import { homeOf, readsAsText } from '../../../../mocks/siteKinds';

const meta = preview.meta({
  component: ClassicHome,
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

export const Full = meta.story({ args: homeOf('classic', 'full') });
export const FullPhone = meta.story({ ...phone, args: homeOf('classic', 'full') });
export const Sparse = meta.story({ args: homeOf('classic', 'sparse') });
export const SparsePhone = meta.story({ ...phone, args: homeOf('classic', 'sparse') });
export const Empty = meta.story({ args: homeOf('classic', 'empty') });
export const Hostile = meta.story({
  args: homeOf('classic', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
export const HostilePhone = meta.story({
  ...phone,
  args: homeOf('classic', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
