import { userEvent as events, expect, fn, screen, waitFor, within } from 'storybook/test';
import { createBroker, updateBroker } from '#contract/brokers.ts';
import { buildBroker } from '#contract/fixtures/brokers.ts';
import { BrokerForm } from '#src/features/brokers/BrokerForm.tsx';
import { brokerCalls } from '#stories/mocks/brokers.ts';
import { failed, mock } from '#stories/mocks/mock.ts';
import { photoFile } from '#stories/mocks/properties.ts';
import { fill, fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const known = buildBroker({ id: 42 });
const sent = fn();
const meta = preview.meta({
  component: BrokerForm,
  args: { open: true, broker: null, onClose: fn(), onSaved: fn() },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(...brokerCalls([known]));
  },
  parameters: framed(760),
});

export const Add = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Broker' }));
    for (const label of [/^Name/, /^Email/, /^Phone/, /^License No/, /^Password/, /^Photo/])
      dialog.getByLabelText(label, { selector: 'input' });
    const choices = dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    await expect(choices).toEqual(['active', 'suspended', 'pending']);
    await expect(dialog.getByRole('radio', { name: 'Active' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Pending (auto)' })).toBeDisabled();
    await fillIn(userEvent, dialog, {
      Name: 'Harpreet Gill',
      Email: 'harpreet@nivaas.example',
      Password: 'Namaste#2026home',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Add Broker' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ name: 'Harpreet Gill' })));
  },
});

export const NothingTyped = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Broker' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Broker' }));
    for (const text of ['Name is required', 'Email is required', 'Password is required']) await dialog.findByText(text);
    await expect(dialog.getByRole('alert')).toHaveTextContent('Three things need a change');
    const careless = events.setup({ applyAccept: false });
    await careless.upload(dialog.getByLabelText(/^Photo/), photoFile('me.gif', 'image/gif'));
    await dialog.findByText('me.gif is not a JPEG, PNG, WebP or AVIF picture');
  },
});

export const EmailTaken = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    const taken = 'A broker with this email already exists';
    msw.use(failed(createBroker, 409, { message: taken, errors: { email: taken } }));
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Broker' }));
    await fillIn(userEvent, dialog, { Name: 'Asha', Email: 'asha@nivaas.example', Password: 'Namaste#2026home' });
    await userEvent.keyboard('{Enter}');
    const alert = within(await screen.findByRole('alertdialog', { name: 'Create failed' }));
    await waitFor(() => expect(alert.getByText('A broker with this email already exists')).toBeVisible());
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(dialog.getByText('A broker with this email already exists')).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveValue('asha@nivaas.example');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveFocus());
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

export const Edit = meta.story({
  args: { broker: known },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Broker' }));
    await expect(dialog.queryByLabelText(/^Password/)).toBeNull();
    const choices = dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    await expect(choices).toEqual(['active', 'suspended']);
    await userEvent.click(dialog.getByRole('radio', { name: 'Suspended' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith({ ...known, status: 'suspended' }));
  },
});

export const EditNothingLeft = meta.story({
  tags: ['behaviour'],
  args: { broker: known },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Broker' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: /Name/ }));
    await userEvent.clear(dialog.getByRole('textbox', { name: /Email/ }));
    await userEvent.clear(dialog.getByRole('textbox', { name: /Phone/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    for (const text of ['Name is required', 'Email is required']) await dialog.findByText(text);
    await expect(dialog.queryByText('Phone is required')).toBeNull();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

/** A broker who signed up: the status is shown, and unchanged fields are not sent. */
export const EditPending = meta.story({
  args: { broker: { ...known, status: 'pending' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(updateBroker, ({ body }) => {
        sent(body);
        return { data: known };
      }),
    ),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Broker' }));
    await expect(dialog.getByRole('radio', { name: 'Pending (auto)' })).toBeChecked();
    await fill(userEvent, dialog.getByRole('textbox', { name: /License No/ }), '/A');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const { name, email, licenseNo } = known;
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ full_name: name, email, license_no: `${licenseNo}/A` }));
  },
});

export const UpdateFailed = meta.story({
  tags: ['behaviour'],
  args: { broker: known },
  beforeEach: ({ msw }) => msw.use(failed(updateBroker, 500)),
  play: async ({ args, msw, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Broker' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Suspended' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const alert = within(await screen.findByRole('alertdialog', { name: 'Update failed' }));
    msw.use(...brokerCalls([known]));
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith({ ...known, status: 'suspended' }));
  },
});
