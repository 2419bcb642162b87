import { SiteFrame } from '#src/sites/parts/SiteFrame.tsx';
import { siteLinks } from '#src/sites/parts/siteLinks.ts';
import { ModernProperty } from '#src/sites/templates/modern/ModernProperty.tsx';
import { templateTheme } from '#src/sites/templates/modern/theme.ts';
import { propertyOf, readsAsText } from '#stories/mocks/siteKinds.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ModernProperty,
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

export const Full = meta.story({ args: propertyOf('modern', 'full') });
export const FullPhone = meta.story({ ...phone, args: propertyOf('modern', 'full') });
export const Sparse = meta.story({ args: propertyOf('modern', 'sparse') });
export const SparsePhone = meta.story({ ...phone, args: propertyOf('modern', 'sparse') });
export const Empty = meta.story({ args: propertyOf('modern', 'empty') });
export const Hostile = meta.story({
  args: propertyOf('modern', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
export const HostilePhone = meta.story({
  ...phone,
  args: propertyOf('modern', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
