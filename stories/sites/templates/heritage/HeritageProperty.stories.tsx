import { SiteFrame } from '#src/sites/parts/SiteFrame.tsx';
import { siteLinks } from '#src/sites/parts/siteLinks.ts';
import { HeritageProperty } from '#src/sites/templates/heritage/HeritageProperty.tsx';
import { templateTheme } from '#src/sites/templates/heritage/theme.ts';
import { fillsItsRows, propertyOf, propertyWithPhotos, readsAsText } from '#stories/mocks/siteKinds.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: HeritageProperty,
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

export const Full = meta.story({ args: propertyOf('heritage', 'full') });
export const FullPhone = meta.story({ ...phone, args: propertyOf('heritage', 'full') });
export const TwoPhotos = meta.story({
  args: propertyWithPhotos('heritage', 2),
  play: async ({ canvasElement }) => fillsItsRows(canvasElement),
});
export const ThreePhotos = meta.story({
  args: propertyWithPhotos('heritage', 3),
  play: async ({ canvasElement }) => fillsItsRows(canvasElement),
});
export const FourPhotos = meta.story({
  args: propertyWithPhotos('heritage', 4),
  play: async ({ canvasElement }) => fillsItsRows(canvasElement),
});
export const Sparse = meta.story({ args: propertyOf('heritage', 'sparse') });
export const SparsePhone = meta.story({ ...phone, args: propertyOf('heritage', 'sparse') });
export const Empty = meta.story({ args: propertyOf('heritage', 'empty') });
export const Hostile = meta.story({
  args: propertyOf('heritage', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
export const HostilePhone = meta.story({
  ...phone,
  args: propertyOf('heritage', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
