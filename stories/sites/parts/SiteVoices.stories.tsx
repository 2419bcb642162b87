import { buildSiteContent, buildSiteHead } from '#contract/fixtures/sites.ts';
import { SiteVoices } from '#src/sites/parts/SiteVoices.tsx';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({
  component: SiteVoices,
  decorators: inSite,
  args: { broker: buildSiteHead().broker, content: buildSiteContent(), heading: 'In their words' },
});

export const Two = meta.story({});
