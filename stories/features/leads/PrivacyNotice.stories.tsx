import { expect } from 'storybook/test';
import { buildErased, buildLead } from '#contract/fixtures/leads.ts';
import { PrivacyNotice } from '#src/features/leads/PrivacyNotice.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PrivacyNotice,
  args: { lead: buildErased() },
  decorators: [inBox({ m: 2 })],
});

export const Erased = meta.story({});

export const Withdrawn = meta.story({ args: { lead: buildLead({ privacy: 'withdrawn' }) } });

/** Nearly all leads need no notice. */
export const Nothing = meta.story({
  args: { lead: buildLead() },
  play: async ({ canvas }) => expect(canvas.queryByRole('note')).toBeNull(),
});
