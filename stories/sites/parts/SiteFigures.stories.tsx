import { SiteFigures } from '#src/sites/parts/SiteFigures.tsx';
import { homeOf } from '#stories/mocks/siteKinds.ts';
import { fullSite } from '#stories/mocks/sites.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({ component: SiteFigures, decorators: inSite });

export const Several = meta.story({ args: { site: homeOf('modern', 'full').site } });
export const OnePageOfSeveral = meta.story({
  args: { site: fullSite({ part: { page: 1, pages: 7, total: 204 } }) },
});
