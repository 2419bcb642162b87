import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createOperator } from '#contract/operators.ts';
import { OperatorForm } from '#src/features/operators/OperatorForm.tsx';
import { failed } from '#stories/mocks/mock.ts';
import { operatorCalls } from '#stories/mocks/operators.ts';
import { fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: OperatorForm,
  args: { open: true, onClose: fn(), onSaved: fn() },
  beforeEach: ({ msw }) => msw.use(...operatorCalls()),
  parameters: framed(620),
});

const filled = { Name: 'Kavita Joshi', Email: 'kavita@nivaas.example', Password: 'Namaste#2026home' };
const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Add operator' }));

export const Added = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await dialogOf();
    const add = dialog.getByRole('button', { name: 'Add operator' });
    await expect(add).toBeDisabled();
    await fillIn(userEvent, dialog, filled);
    await userEvent.click(add);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ name: 'Kavita Joshi' })));
  },
});

export const EmailTaken = meta.story({
  beforeEach: ({ msw }) => {
    const taken = 'This email is already in use';
    msw.use(failed(createOperator, 409, { message: taken, errors: { email: taken } }));
  },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogOf();
    await fillIn(userEvent, dialog, filled);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveFocus());
    await expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveValue('kavita@nivaas.example');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
});
