import { expect, fn, waitFor } from 'storybook/test';
import { SubmitButton } from '#src/ui/inputs/SubmitButton.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: SubmitButton });

export const BusyWhileSending = meta.story({
  render: () => (
    <FormStage values={{ name: '' }} onSubmit={() => new Promise(() => {})}>
      <SubmitButton busyText="Logging in...">Login</SubmitButton>
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
  },
});

const sent = fn();

export const SentByEnter = meta.story({
  render: () => (
    <FormStage values={{ name: '' }} onSubmit={sent}>
      <TextField name="name" label="Name" />
      <SubmitButton>Save</SubmitButton>
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('Asha{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ name: 'Asha' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  },
});
