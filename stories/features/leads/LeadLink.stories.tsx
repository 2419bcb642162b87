import { expect } from 'storybook/test';
import { buildLead } from '#contract/fixtures/leads.ts';
import { LeadLink } from '#src/features/leads/LeadLink.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: LeadLink,
  args: { lead: buildLead({ id: 7 }) },
  decorators: [inBox({ m: 4 })],
  parameters: { router: { path: '/broker/crm', at: '/broker/crm?q=villa' } },
});

/** The link keeps the table's filters. */
export const Filtered = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', '/broker/crm?q=villa&lead=7'),
});
