import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildLead } from '#contract/fixtures/leads.ts';
import { createAdminLead, updateBrokerLead } from '#contract/leads/endpoints.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { LeadForm } from '#src/features/leads/LeadForm.tsx';
import { brokerLeadApi, operatorLeadApi } from '#src/features/leads/leadApi.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { failed, mock } from '#stories/mocks/mock.ts';
import { fill, fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const lead = buildLead({ id: 7 });
const current = { ...lead, status: 'contacted', city: 'Ajmer', updated_at: '2026-03-02T06:00:00.000Z' };
const sent = fn();

const openForm = async (name: string) => within(await screen.findByRole('dialog', { name }));
const chooseStatus = async (user: Parameters<typeof fill>[0], name: string) => {
  await user.click(screen.getByRole('combobox', { name: /Status/ }));
  await user.click(await screen.findByRole('option', { name }));
};
const updates = (saved: Lead) =>
  mock(updateBrokerLead, ({ body }) => {
    sent(body);
    return { data: saved };
  });

const meta = preview.meta({
  component: LeadForm,
  args: { api: brokerLeadApi, open: true, lead: null, onClose: fn(), onSaved: fn() },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(...leadCalls());
  },
  parameters: framed(760),
});

export const Add = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await openForm('Add Lead');
    await fillIn(userEvent, dialog, {
      'Full name': 'Neha Mathur',
      Email: 'neha@mail.example',
      Phone: '+91 55501 38820',
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ full_name: 'Neha Mathur', status: 'new' })),
    );
  },
});

export const NothingTyped = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await openForm('Add Lead');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Lead' }));
    for (const text of ['Full name is required', 'Email is required', 'Phone is required'])
      await dialog.findByText(text);
  },
});

export const CreateFailed = meta.story({
  args: { api: operatorLeadApi },
  beforeEach: ({ msw }) =>
    msw.use(
      failed(createAdminLead, 400, { message: 'Phone cannot be called', errors: { phone: 'Phone cannot be called' } }),
    ),
  play: async ({ userEvent }) => {
    const dialog = await openForm('Add Lead');
    await fillIn(userEvent, dialog, { 'Full name': 'Neha Mathur', Email: 'neha@mail.example', Phone: '000 0000' });
    await userEvent.keyboard('{Enter}');
    const alert = within(await screen.findByRole('alertdialog', { name: 'Create failed' }));
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(dialog.getByText('Phone cannot be called')).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Phone/ })).toHaveFocus());
    await expect(dialog.getByRole('textbox', { name: /Full name/ })).toHaveValue('Neha Mathur');
  },
});

export const EditNothingLeft = meta.story({
  tags: ['behaviour'],
  args: { lead },
  play: async ({ args, userEvent }) => {
    const dialog = await openForm('Edit Lead');
    for (const label of [/Full name/, /Email/, /Phone/])
      await userEvent.clear(dialog.getByRole('textbox', { name: label }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    for (const text of ['Full name is required', 'Email is required', 'Phone is required'])
      await dialog.findByText(text);
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

/** Sends only the changed fields, with the `updated_at` of the lead as it was loaded. */
export const Edit = meta.story({
  args: { lead },
  beforeEach: ({ msw }) => msw.use(updates(buildLead({ ...lead, status: 'lost' }))),
  play: async ({ args, userEvent }) => {
    const dialog = await openForm('Edit Lead');
    await chooseStatus(userEvent, 'Lost');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith({ status: 'lost', updated_at: lead.updated_at });
  },
});

/** Someone else saved first: the form shows their changes and keeps the input, which another Save sends. */
export const ChangedMeanwhile = meta.story({
  args: { lead },
  beforeEach: ({ msw }) =>
    msw.use(failed(updateBrokerLead, 409, { message: 'Someone else changed this lead in the meantime', current })),
  play: async ({ args, msw, userEvent }) => {
    const dialog = await openForm('Edit Lead');
    await chooseStatus(userEvent, 'Qualified');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Status: New → Contacted (yours: Qualified)')).toBeVisible();
    await waitFor(() => expect(dialog.getByText('City: Jaipur → Ajmer')).toBeVisible());
    await expect(dialog.getByRole('combobox', { name: /Status/ })).toHaveTextContent('Qualified');
    await expect(dialog.getByRole('textbox', { name: /City/ })).toHaveValue('Ajmer');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    msw.use(updates(buildLead({ ...current, status: 'qualified' })));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled());
    await expect(sent).toHaveBeenCalledWith({ status: 'qualified', updated_at: current.updated_at });
  },
});

function ReadAgain() {
  const [known, setKnown] = useState(lead);
  const [open, setOpen] = useState(true);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setKnown(buildLead({ ...current, status: 'contacted' }));
          setOpen(true);
        }}
      >
        Edit it as it is now
      </button>
      <LeadForm api={brokerLeadApi} open={open} lead={known} onClose={() => setOpen(false)} onSaved={fn()} />
    </>
  );
}

/** The form was closed with unsaved input, and someone else changed the lead: on reopening it shows both. */
export const ChangedWhileClosed = meta.story({
  tags: ['behaviour'],
  render: () => <ReadAgain />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await openForm('Edit Lead');
    await fill(userEvent, dialog.getByRole('textbox', { name: /City/ }), ' old town');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Edit it as it is now' }));
    const again = await openForm('Edit Lead');
    await again.findByText('City: Jaipur → Ajmer (yours: Jaipur old town)');
    await expect(again.getByRole('textbox', { name: /City/ })).toHaveValue('Jaipur old town');
    await expect(again.getByRole('combobox', { name: /Status/ })).toHaveTextContent('Contacted');
  },
});

export const UpdateFailed = meta.story({
  tags: ['behaviour'],
  args: { lead },
  beforeEach: ({ msw }) => msw.use(failed(updateBrokerLead, 404, { message: 'Not Found' })),
  play: async ({ userEvent }) => {
    const dialog = await openForm('Edit Lead');
    await userEvent.type(dialog.getByRole('textbox', { name: /City/ }), 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const alert = within(await screen.findByRole('alertdialog', { name: 'Update failed' }));
    await waitFor(() => expect(alert.getByText('Not Found')).toBeVisible());
  },
});

/** An enquiry may come without an email: such a lead can still be changed, and only the changed fields are sent. */
export const EditWithoutEmail = meta.story({
  tags: ['behaviour'],
  args: { lead: buildLead({ id: 7, email: null }) },
  beforeEach: ({ msw }) => msw.use(updates(buildLead({ id: 7, email: null, status: 'contacted' }))),
  play: async ({ args, userEvent }) => {
    const dialog = await openForm('Edit Lead');
    await chooseStatus(userEvent, 'Contacted');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled());
    await expect(sent.mock.lastCall?.[0]).toEqual({ status: 'contacted', updated_at: expect.any(String) });
  },
});
