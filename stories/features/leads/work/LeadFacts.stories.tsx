import { expect, fn } from 'storybook/test';
import { buildLead } from '#contract/fixtures/leads.ts';
import { LeadFacts } from '#src/features/leads/work/LeadFacts.tsx';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: LeadFacts,
  args: { lead: buildLead(), onEdit: fn() },
  decorators: [inBox({ maxWidth: 336, m: 2 })],
  parameters: framed(520),
});

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: args.lead.phone })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the facts' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});

const long = 'venkatanarasimharajuvaripeta.subramanian@a-very-long-domain-name.example';

export const Sparse = meta.story({
  args: { lead: buildLead({ email: long, city: null, property_interest: null, message: null }) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: long })).toBeVisible(),
});
