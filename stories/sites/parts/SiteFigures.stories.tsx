import { SiteFigures } from '#src/sites/parts/SiteFigures.tsx';
import { fullSite } from '#stories/mocks/sites.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({ component: SiteFigures, decorators: inSite });

export const Several = meta.story({ args: { listings: fullSite().listings, total: 6 } });
export const One = meta.story({ args: { listings: fullSite().listings.slice(4, 5), total: 1 } });
export const OnePageOfSeveral = meta.story({ args: { listings: fullSite().listings, total: 204 } });
