import { SiteFrame } from '#src/sites/parts/SiteFrame.tsx';
import { siteLinks } from '#src/sites/parts/siteLinks.ts';
import { LuxuryProperty } from '#src/sites/templates/luxury/LuxuryProperty.tsx';
import { templateTheme } from '#src/sites/templates/luxury/theme.ts';
import { fillsItsRows, propertyOf, propertyWithPhotos, readsAsText } from '#stories/mocks/siteKinds.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: LuxuryProperty,
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

export const Full = meta.story({ args: propertyOf('luxury', 'full') });
export const FullPhone = meta.story({ ...phone, args: propertyOf('luxury', 'full') });
export const TwoPhotos = meta.story({
  args: propertyWithPhotos('luxury', 2),
  play: async ({ canvasElement }) => fillsItsRows(canvasElement),
});
export const ThreePhotos = meta.story({
  args: propertyWithPhotos('luxury', 3),
  play: async ({ canvasElement }) => fillsItsRows(canvasElement),
});
export const FourPhotos = meta.story({
  args: propertyWithPhotos('luxury', 4),
  play: async ({ canvasElement }) => fillsItsRows(canvasElement),
});
export const Sparse = meta.story({ args: propertyOf('luxury', 'sparse') });
export const SparsePhone = meta.story({ ...phone, args: propertyOf('luxury', 'sparse') });
export const Empty = meta.story({ args: propertyOf('luxury', 'empty') });
export const Hostile = meta.story({
  args: propertyOf('luxury', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
export const HostilePhone = meta.story({
  ...phone,
  args: propertyOf('luxury', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
