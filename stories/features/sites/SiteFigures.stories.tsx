import preview from '../../../.storybook/preview';
import { SiteFigures } from '../../../src/features/sites/SiteFigures';
import { fullSite } from '../../mocks/sites';
import { inSite } from './framed';

const meta = preview.meta({ component: SiteFigures, decorators: inSite });

export const Several = meta.story({ args: { listings: fullSite().listings, total: 6 } });
export const One = meta.story({ args: { listings: fullSite().listings.slice(4, 5), total: 1 } });
export const OnePageOfSeveral = meta.story({ args: { listings: fullSite().listings, total: 204 } });
