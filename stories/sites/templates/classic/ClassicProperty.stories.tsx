import { SiteFrame } from '#src/sites/parts/SiteFrame.tsx';
import { siteLinks } from '#src/sites/parts/siteLinks.ts';
import { ClassicProperty } from '#src/sites/templates/classic/ClassicProperty.tsx';
import { templateTheme } from '#src/sites/templates/classic/theme.ts';
import { propertyOf, readsAsText } from '#stories/mocks/siteKinds.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ClassicProperty,
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
