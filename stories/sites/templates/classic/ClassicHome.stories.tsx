import { SiteFrame } from '#src/sites/parts/SiteFrame.tsx';
import { siteLinks } from '#src/sites/parts/siteLinks.ts';
import { ClassicHome } from '#src/sites/templates/classic/ClassicHome.tsx';
import { templateTheme } from '#src/sites/templates/classic/theme.ts';
import { homeOf, readsAsText } from '#stories/mocks/siteKinds.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ClassicHome,
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
