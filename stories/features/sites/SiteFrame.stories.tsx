import preview from '../../../.storybook/preview';
import { SiteFrame } from '../../../src/features/sites/SiteFrame';
import { look } from '../../../src/features/sites/templates/luxury/look';

const meta = preview.meta({ component: SiteFrame });

export const Whole = meta.story({
  args: {
    look,
    children: (
      <main id="content">
        <h1>Homes</h1>
        <p>In the light of its template, whatever the device prefers.</p>
      </main>
    ),
  },
});
