import type { ComponentType } from 'react';
import { SiteFrame } from '../../../src/features/sites/SiteFrame';
import { look } from '../../../src/features/sites/templates/modern/look';

/** A part of a site, standing in the look of one of its templates. */
export const inSite = [
  (Story: ComponentType) => (
    <SiteFrame look={look}>
      <main id="content" style={{ padding: 24 }}>
        <Story />
      </main>
    </SiteFrame>
  ),
];
