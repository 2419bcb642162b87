import { expect, waitFor } from 'storybook/test';
import { PasswordHints } from '#src/features/auth/PasswordHints.tsx';
import { PasswordField } from '#src/ui/inputs/PasswordField.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PasswordHints,
  args: { id: 'hints' },
  render: ({ id }) => (
    <FormStage values={{ password: '' }} width={480}>
      <PasswordField name="password" label="Password" describedById={id} />
      <PasswordHints id={id} />
    </FormStage>
  ),
});

/** Each line is ticked as soon as the input meets it. */
export const TickedWhileTyping = meta.story({
  play: async ({ canvas, userEvent }) => {
    const lines = canvas.getAllByRole('listitem');
    const ticked = () => lines.map((line) => line.textContent?.includes('(done)'));
    await expect(lines.map((line) => line.textContent)).toEqual([
      'At least 8 characters',
      'Include uppercase, lowercase, number and special character',
      'No spaces or simple number-only sequences',
    ]);
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAccessibleDescription(expect.stringContaining('At least 8 characters'));
    await userEvent.type(field, '1234567');
    await waitFor(() => expect(ticked()).toEqual([false, false, false]));
    await userEvent.type(field, '8');
    await waitFor(() => expect(ticked()).toEqual([true, false, false]));
    await userEvent.type(field, 'a');
    await waitFor(() => expect(ticked()).toEqual([true, false, true]));
    await userEvent.type(field, ' ');
    await waitFor(() => expect(ticked()).toEqual([true, false, false]));
    await userEvent.type(field, '{Backspace}#J');
    await waitFor(() => expect(ticked()).toEqual([true, true, true]));
  },
});
