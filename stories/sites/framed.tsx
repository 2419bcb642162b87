import type { ComponentType } from 'react';
import { SiteFrame } from '#src/sites/parts/SiteFrame.tsx';
import { templateTheme } from '#src/sites/templates/modern/theme.ts';

/** Shows a part of a site in the theme of a template. */
export const inSite = [
  (Story: ComponentType) => (
    <SiteFrame templateTheme={templateTheme}>
      <main id="content" style={{ padding: 24 }}>
        <Story />
      </main>
    </SiteFrame>
  ),
];
