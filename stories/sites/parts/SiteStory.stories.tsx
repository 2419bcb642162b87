import { buildSiteContent } from '#contract/fixtures/sites.ts';
import { plainContent } from '#contract/siteContent.ts';
import { SiteStory } from '#src/sites/parts/SiteStory.tsx';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({
  component: SiteStory,
  decorators: inSite,
  args: { content: buildSiteContent(), children: 'Every home on this page is ours.' },
});

export const Told = meta.story({});
export const Nothing = meta.story({ args: { content: plainContent } });
