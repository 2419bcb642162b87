import { expect } from 'storybook/test';
import { FormStage } from '../../../.storybook/FormStage';
import preview from '../../../.storybook/preview';
import { PasswordField } from '../../../src/ui/inputs/PasswordField';

const meta = preview.meta({ component: PasswordField });

export const ShowAndHide = meta.story({
  render: () => (
    <FormStage values={{ password: 'Namaste' }}>
      <PasswordField name="password" label="Password" required />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password', { exact: false, selector: 'input' });
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
});
