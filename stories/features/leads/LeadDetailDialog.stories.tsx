import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildErased, buildLead, buildSourcedLead } from '#contract/fixtures/leads.ts';
import { LeadDetailDialog } from '#src/features/leads/LeadDetailDialog.tsx';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: LeadDetailDialog,
  args: { lead: buildLead(), onClose: fn(), onEdit: fn() },
  parameters: framed(760),
});

export const Own = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Rohit Bhatia' }));
    for (const label of ['Full name', 'Email', 'Phone', 'City', 'Property Interest', 'Source', 'Status', 'Message'])
      await waitFor(() => expect(dialog.getAllByText(label)[0]).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledWith(args.lead);
  },
});

export const OfABroker = meta.story({
  render: ({ onClose }) => <LeadDetailDialog lead={buildSourcedLead()} onClose={onClose} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('Broker lead, read-only')).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
});

export const Erased = meta.story({
  args: { lead: buildErased() },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Erased' }));
    await expect(dialog.queryByRole('link', { name: 'Call' })).toBeNull();
    await expect(dialog.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
});

export const LongText = meta.story({
  tags: ['full'],
  args: {
    lead: buildLead({
      full_name: 'Chandrashekhar Venkatasubramanian Iyer',
      email: 'chandrashekhar.venkatasubramanian.iyer.and.family@mail.example',
      message: 'We are a family of five moving from Delhi in March.\n\n'.repeat(12),
    }),
  },
});

export const LittleKnown = meta.story({
  args: { lead: buildLead({ city: null, email: null, property_interest: null, message: null }) },
});
