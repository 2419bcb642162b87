import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildUser } from '#contract/fixtures/users.ts';
import { createBrokerUser, updateBrokerUser } from '#contract/users.ts';
import { UserForm } from '#src/features/users/UserForm.tsx';
import { failed } from '#stories/mocks/mock.ts';
import { userCalls } from '#stories/mocks/users.ts';
import { fill, fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const known = buildUser({ id: 42 });
const meta = preview.meta({
  component: UserForm,
  args: { open: true, user: null, onClose: fn(), onSaved: fn() },
  beforeEach: ({ msw }) => msw.use(...userCalls([known])),
  parameters: framed(720),
});

/** Create is disabled until name, email and password are filled. */
export const Add = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }));
    const create = dialog.getByRole('button', { name: 'Create' });
    for (const label of [/^Name/, /^Email/, /^Phone/, /^Password/]) dialog.getByLabelText(label, { selector: 'input' });
    const statuses = dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    await expect(statuses).toEqual(['active', 'inactive']);
    await expect(dialog.getByRole('radio', { name: 'Active' })).toBeChecked();
    await expect(create).toBeDisabled();
    await fillIn(userEvent, dialog, { Name: 'Harpreet Gill', Email: 'harpreet@nivaas.example' });
    await expect(create).toBeDisabled();
    await fill(userEvent, dialog.getByLabelText(/^Password/), 'Namaste#2026home');
    await expect(create).toBeEnabled();
    await userEvent.click(create);
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ name: 'Harpreet Gill', status: 'active' })),
    );
  },
});

export const BadInput = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }));
    await fillIn(userEvent, dialog, { Name: 'Harpreet', Email: 'harpreet', Phone: '12', Password: 'short' });
    await userEvent.keyboard('{Enter}');
    await dialog.findByText('Email must look like an email address');
    await dialog.findByText('Phone must have 7 to 15 digits');
    await dialog.findByText('Password must be at least 8 characters long');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveFocus());
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

export const EmailTaken = meta.story({
  beforeEach: ({ msw }) => {
    const taken = 'This email is already in use';
    msw.use(failed(createBrokerUser, 409, { message: taken, errors: { email: taken } }));
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }));
    await fillIn(userEvent, dialog, { Name: 'Asha', Email: 'asha@nivaas.example', Password: 'Namaste#2026home' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/^Save failed\s*Email/));
    await waitFor(() => expect(dialog.getByText('This email is already in use')).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveValue('asha@nivaas.example');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveFocus());
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});

/** No password field; an empty required field disables Save. */
export const Edit = meta.story({
  args: { user: known },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    await expect(dialog.queryByLabelText(/^Password/)).toBeNull();
    const name = dialog.getByRole('textbox', { name: /Name/ });
    await userEvent.clear(name);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await fill(userEvent, name, 'Kavita Joshi');
    await userEvent.click(dialog.getByRole('radio', { name: 'Inactive' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith({ ...known, name: 'Kavita Joshi', status: 'inactive' }),
    );
  },
});

export const SaveFailed = meta.story({
  args: { user: known },
  beforeEach: ({ msw }) => msw.use(failed(updateBrokerUser, 503, { message: 'The service is busy, please try again' })),
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Save failed: The service is busy');
    await expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue(known.name);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});
