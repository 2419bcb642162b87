import Button from '@mui/material/Button';
import { expect, screen, waitFor, within } from 'storybook/test';
import { buildLead } from '#contract/fixtures/leads.ts';
import { LeadDialogs } from '#src/features/leads/LeadDialogs.tsx';
import { brokerLeadApi } from '#src/features/leads/leadApi.ts';
import { useLeadDialogs } from '#src/features/leads/useLeadDialogs.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const first = buildLead({ id: 1, city: 'Jaipur' });
const second = buildLead({ id: 2, city: 'Ajmer' });

function Stage() {
  const dialogs = useLeadDialogs();
  return (
    <>
      <Button onClick={dialogs.add}>Add</Button>
      <Button onClick={() => dialogs.view(buildLead())}>View</Button>
      <Button onClick={() => dialogs.edit(first)}>Edit first</Button>
      <Button onClick={() => dialogs.edit(second)}>Edit second</Button>
      <LeadDialogs api={brokerLeadApi} dialogs={dialogs} />
    </>
  );
}

const meta = preview.meta({
  component: LeadDialogs,
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
  parameters: framed(760),
});

export const FromViewToEdit = meta.story({
  render: () => <Stage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    const view = within(await screen.findByRole('dialog', { name: 'Rohit Bhatia' }));
    await userEvent.click(view.getByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Lead' }));
    await fill(userEvent, form.getByRole('textbox', { name: /Assigned to/ }), 'Kavita');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Lead saved');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const KeepsWhatWasTyped = meta.story({
  render: () => <Stage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await fill(userEvent, await screen.findByRole('textbox', { name: /Full name/ }), 'Neha');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByRole('textbox', { name: /Full name/ })).toHaveValue('Neha');
    const leave = async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await leave();
    // Each lead has its own form.
    await userEvent.click(canvas.getByRole('button', { name: 'Edit first' }));
    await fill(userEvent, await screen.findByRole('textbox', { name: /City/ }), ', Bani Park');
    await leave();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit second' }));
    await expect(await screen.findByRole('textbox', { name: /City/ })).toHaveValue('Ajmer');
    await leave();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit first' }));
    await expect(await screen.findByRole('textbox', { name: /City/ })).toHaveValue('Jaipur, Bani Park');
  },
});
