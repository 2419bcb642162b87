import { SiteFrame } from '#src/sites/parts/SiteFrame.tsx';
import { siteLinks } from '#src/sites/parts/siteLinks.ts';
import { MinimalProperty } from '#src/sites/templates/minimal/MinimalProperty.tsx';
import { templateTheme } from '#src/sites/templates/minimal/theme.ts';
import { propertyOf, readsAsText } from '#stories/mocks/siteKinds.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: MinimalProperty,
  args: { links: siteLinks('/site/asha-rathore', 'property'), preview: false },
  decorators: [
    (Story) => (
      <SiteFrame templateTheme={templateTheme}>
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
