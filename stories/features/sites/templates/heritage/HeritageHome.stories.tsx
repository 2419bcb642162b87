import preview from '../../../../../.storybook/preview';
import { SiteFrame } from '../../../../../src/features/sites/SiteFrame';
import { siteLinks } from '../../../../../src/features/sites/siteLinks';
import { HeritageHome } from '../../../../../src/features/sites/templates/heritage/HeritageHome';
import { look } from '../../../../../src/features/sites/templates/heritage/look';
import { homeOf, readsAsText } from '../../../../mocks/siteKinds';

const meta = preview.meta({
  component: HeritageHome,
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

export const Full = meta.story({ args: homeOf('heritage', 'full') });
export const FullPhone = meta.story({ ...phone, args: homeOf('heritage', 'full') });
export const Sparse = meta.story({ args: homeOf('heritage', 'sparse') });
export const SparsePhone = meta.story({ ...phone, args: homeOf('heritage', 'sparse') });
export const Empty = meta.story({ args: homeOf('heritage', 'empty') });
export const Hostile = meta.story({
  args: homeOf('heritage', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
export const HostilePhone = meta.story({
  ...phone,
  args: homeOf('heritage', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
