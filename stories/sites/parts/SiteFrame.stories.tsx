import { SiteFrame } from '#src/sites/parts/SiteFrame.tsx';
import { templateTheme } from '#src/sites/templates/luxury/theme.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SiteFrame });

export const Whole = meta.story({
  args: {
    templateTheme,
    children: (
      <main id="content">
        <h1>Homes</h1>
        <p>In the light of its template, whatever the device prefers.</p>
      </main>
    ),
  },
});
