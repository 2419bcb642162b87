import preview from '../../../../../.storybook/preview';
import { SiteFrame } from '../../../../../src/features/sites/SiteFrame';
import { siteLinks } from '../../../../../src/features/sites/siteLinks';
import { ClassicProperty } from '../../../../../src/features/sites/templates/classic/ClassicProperty';
import { look } from '../../../../../src/features/sites/templates/classic/look';
import { propertyOf, readsAsText } from '../../../../mocks/siteKinds';

const meta = preview.meta({
  component: ClassicProperty,
  args: { links: siteLinks('/site/asha-rathore', 'property'), preview: false },
  decorators: [
    (Story) => (
      <SiteFrame look={look}>
        <Story />
      </SiteFrame>
    ),
  ],
});
const phone = { globals: { viewport: { value: 'phone' } } };

export const Full = meta.story({ args: propertyOf('classic', 'full') });
export const FullPhone = meta.story({ ...phone, args: propertyOf('classic', 'full') });
export const Sparse = meta.story({ args: propertyOf('classic', 'sparse') });
export const SparsePhone = meta.story({ ...phone, args: propertyOf('classic', 'sparse') });
export const Empty = meta.story({ args: propertyOf('classic', 'empty') });
export const Hostile = meta.story({
  args: propertyOf('classic', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
export const HostilePhone = meta.story({
  ...phone,
  args: propertyOf('classic', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
