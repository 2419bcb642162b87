import preview from '../../../.storybook/preview';
import { SiteFrame } from '../../../src/screens/site/SiteFrame';
import { siteLooks } from '../../../src/theme/sites/siteLooks';

const meta = preview.meta({ component: SiteFrame });
const children = (
  <main>
    <h1>Homes in Jaipur.</h1>
    <h2>Listings</h2>
    <p>Shown in person.</p>
  </main>
);

export const Modern = meta.story({ args: { look: siteLooks.modern, children } });
export const Luxury = meta.story({ args: { look: siteLooks.luxury, children } });
export const Heritage = meta.story({ args: { look: siteLooks.heritage, children } });
