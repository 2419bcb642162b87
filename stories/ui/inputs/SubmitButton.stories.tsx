import { expect } from 'storybook/test';
import { FormStage } from '../../../.storybook/FormStage';
import preview from '../../../.storybook/preview';
import { SubmitButton } from '../../../src/ui/inputs/SubmitButton';

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
