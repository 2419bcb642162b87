import { expect, fn } from 'storybook/test';
import { buildErased, buildLead, buildSourcedLead } from '#contract/fixtures/leads.ts';
import { LeadCard } from '#src/features/leads/LeadCard.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: LeadCard,
  args: { lead: buildLead(), onView: fn(), onEdit: fn() },
  decorators: [inBox({ p: 2, maxWidth: 360 })],
});

export const Own = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:+915550121001');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Rohit Bhatia' }));
    await expect(args.onEdit).toHaveBeenCalledWith(args.lead);
  },
});

export const OfABroker = meta.story({
  render: ({ onView }) => <LeadCard lead={buildSourcedLead({ status: 'qualified' })} onView={onView} />,
});

export const LongText = meta.story({
  tags: ['full'],
  args: {
    lead: buildLead({
      full_name: 'Chandrashekhar Venkatasubramanian Iyer',
      phone: '+91 (55501) 20 042 ext. 1187',
      property_interest:
        'A four-bedroom villa with a garden, parking for two cars and a room for grandparents downstairs',
      status: 'proposal',
    }),
  },
});

/** An erased lead can be neither called nor edited. */
export const Erased = meta.story({
  globals: { scheme: 'dark' },
  args: { lead: buildErased() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('View Erased');
    await expect(canvas.queryByRole('link', { name: /^Call/ })).toBeNull();
  },
});

export const LittleKnown = meta.story({
  args: { lead: buildLead({ city: null, email: null, property_interest: null, message: null }) },
});
