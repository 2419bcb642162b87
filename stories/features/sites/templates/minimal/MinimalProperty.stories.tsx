import preview from '../../../../../.storybook/preview';
import { SiteFrame } from '../../../../../src/features/sites/SiteFrame';
import { siteLinks } from '../../../../../src/features/sites/siteLinks';
import { look } from '../../../../../src/features/sites/templates/minimal/look';
import { MinimalProperty } from '../../../../../src/features/sites/templates/minimal/MinimalProperty';
import { propertyOf, readsAsText } from '../../../../mocks/siteKinds';

const meta = preview.meta({
  component: MinimalProperty,
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

export const Full = meta.story({ args: propertyOf('minimal', 'full') });
export const FullPhone = meta.story({ ...phone, args: propertyOf('minimal', 'full') });
export const Sparse = meta.story({ args: propertyOf('minimal', 'sparse') });
export const SparsePhone = meta.story({ ...phone, args: propertyOf('minimal', 'sparse') });
export const Empty = meta.story({ args: propertyOf('minimal', 'empty') });
export const Hostile = meta.story({
  args: propertyOf('minimal', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
export const HostilePhone = meta.story({
  ...phone,
  args: propertyOf('minimal', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
