import { SiteFrame } from '#src/sites/parts/SiteFrame.tsx';
import { siteLinks } from '#src/sites/parts/siteLinks.ts';
import { MinimalHome } from '#src/sites/templates/minimal/MinimalHome.tsx';
import { templateTheme } from '#src/sites/templates/minimal/theme.ts';
import { homeOf, readsAsText } from '#stories/mocks/siteKinds.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: MinimalHome,
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

export const Full = meta.story({ args: homeOf('minimal', 'full') });
export const FullPhone = meta.story({ ...phone, args: homeOf('minimal', 'full') });
export const Sparse = meta.story({ args: homeOf('minimal', 'sparse') });
export const SparsePhone = meta.story({ ...phone, args: homeOf('minimal', 'sparse') });
export const Empty = meta.story({ args: homeOf('minimal', 'empty') });
export const Hostile = meta.story({
  args: homeOf('minimal', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
export const HostilePhone = meta.story({
  ...phone,
  args: homeOf('minimal', 'hostile'),
  play: async ({ canvasElement }) => readsAsText(canvasElement),
});
