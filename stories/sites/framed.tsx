import type { ComponentType } from 'react';
import { SiteFrame } from '#src/sites/parts/SiteFrame.tsx';
import { templateTheme } from '#src/sites/templates/modern/theme.ts';

/** A part of a site, standing in the look of one of its templates. */
export const inSite = [
  (Story: ComponentType) => (
    <SiteFrame templateTheme={templateTheme}>
      <main id="content" style={{ padding: 24 }}>
        <Story />
      </main>
    </SiteFrame>
  ),
];
