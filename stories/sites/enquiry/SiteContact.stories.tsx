import { buildSiteProperty } from '#contract/fixtures/sites.ts';
import { SiteContact } from '#src/sites/enquiry/SiteContact.tsx';
import { lists } from '#src/sites/templates/lists.ts';
import { templates } from '#src/sites/templates/templates.ts';
import { fullSite } from '#stories/mocks/sites.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({ component: SiteContact, decorators: inSite, args: { site: fullSite(), preview: false } });

export const AnyHome = meta.story({
  args: { about: fullSite().listings, words: templates.classic.words, voice: lists.classic.enquiry, faced: true },
});
export const OneHome = meta.story({
  args: { about: buildSiteProperty(), words: templates.modern.words, voice: lists.modern.enquiry },
});
