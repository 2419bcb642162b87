import { expect } from 'storybook/test';
import { object, string } from 'yup';
import { OtpField } from '#src/ui/inputs/OtpField.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: OtpField });

export const TypedAndPasted = meta.story({
  render: () => (
    <FormStage values={{ code: '' }} width={320}>
      <OtpField name="code" label="Enter OTP" />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Enter OTP' });
    await expect(field).toHaveAttribute('placeholder', '6-digit code');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.tab();
    await userEvent.keyboard('48a2');
    await expect(field).toHaveValue('482');
    await userEvent.clear(field);
    await userEvent.paste('Your code is 482 719.');
    await expect(field).toHaveValue('482719');
  },
});

export const States = meta.story({
  render: () => (
    <FormStage
      values={{ wrong: '482718', kept: '482719', half: '4827' }}
      schema={object({ wrong: string().oneOf(['482719'], 'That code is not right. Check the message and try again.') })}
      touched
      width={320}
    >
      <OtpField name="half" label="Enter OTP" help="Valid for 10 minutes" />
      <OtpField name="wrong" label="Enter OTP" required />
      <OtpField name="kept" label="Enter OTP" disabled />
      <OtpField name="empty" label="Enter OTP" optional />
    </FormStage>
  ),
});
