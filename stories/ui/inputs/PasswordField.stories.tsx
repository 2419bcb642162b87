import { expect } from 'storybook/test';
import { object, string } from 'yup';
import { PasswordField } from '#src/ui/inputs/PasswordField.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import preview from '#storybook/parts/preview.ts';

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
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
  },
});

const words = 'Password must be at least 8 characters long';

export const States = meta.story({
  render: () => (
    <FormStage
      values={{ short: 'Jaipur', kept: 'Namaste@2026' }}
      schema={object({ short: string().min(8, words) })}
      touched
    >
      <PasswordField name="short" label="Password" required />
      <PasswordField
        name="new"
        label="Password"
        optional
        placeholder="At least 8 characters"
        help="Upper and lower case, a number and a special character."
      />
      <PasswordField name="kept" label="Password" disabled />
      <PasswordField name="large" label="Password" large />
    </FormStage>
  ),
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <FormStage values={{ password: 'Namaste' }}>
      <PasswordField name="password" label="Password" required />
    </FormStage>
  ),
  play: async ({ canvas }) => {
    const { offsetWidth, offsetHeight } = canvas.getByRole('button', { name: 'Show password' });
    await expect([offsetWidth, offsetHeight]).toEqual([44, 44]);
  },
});
