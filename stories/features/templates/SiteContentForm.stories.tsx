import { fn } from 'storybook/test';
import { buildPropertyRow } from '#contract/fixtures/properties.ts';
import { buildSiteContent } from '#contract/fixtures/sites.ts';
import { plainContent } from '#contract/siteContent.ts';
import { SiteContentForm } from '#src/features/templates/SiteContentForm.tsx';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SiteContentForm,
  args: { open: true, content: plainContent, homes: [buildPropertyRow()], onClose: fn(), onSaved: fn() },
  parameters: framed(1200),
});

export const Empty = meta.story({});
export const Filled = meta.story({ args: { content: buildSiteContent({ accent: 'indigo' }) } });
