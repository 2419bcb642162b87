import { SiteFrame } from '#src/sites/parts/SiteFrame.tsx';
import { siteLinks } from '#src/sites/parts/siteLinks.ts';
import { HeritageHome } from '#src/sites/templates/heritage/HeritageHome.tsx';
import { templateTheme } from '#src/sites/templates/heritage/theme.ts';
import { homeOf, readsAsText } from '#stories/mocks/siteKinds.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: HeritageHome,
  args: { links: siteLinks('/site/asha-rathore', 'home'), preview: false },
  decorators: [
    (Story) => (
      <SiteFrame templateTheme={templateTheme}>
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
