import { buildSiteProperty } from '#contract/fixtures/sites.ts';
import { SiteContact } from '#src/sites/enquiry/SiteContact.tsx';
import { fullSite } from '#stories/mocks/sites.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({ component: SiteContact, decorators: inSite });

export const AnyHome = meta.story({ args: { site: fullSite(), about: fullSite().listings, preview: false } });
export const OneHome = meta.story({ args: { site: fullSite(), about: buildSiteProperty(), preview: false } });
