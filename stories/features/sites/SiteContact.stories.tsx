import preview from '../../../.storybook/preview';
import { buildSiteProperty } from '../../../contract/fixtures/sites';
import { SiteContact } from '../../../src/features/sites/SiteContact';
import { fullSite } from '../../mocks/sites';
import { inSite } from './framed';

const meta = preview.meta({ component: SiteContact, decorators: inSite });

export const AnyHome = meta.story({ args: { site: fullSite(), about: fullSite().listings, preview: false } });
export const OneHome = meta.story({ args: { site: fullSite(), about: buildSiteProperty(), preview: false } });
