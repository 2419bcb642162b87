import { expect } from 'storybook/test';
import { FormStage } from '../../../.storybook/FormStage';
import preview from '../../../.storybook/preview';
import { PhoneField } from '../../../src/ui/inputs/PhoneField';

const meta = preview.meta({ component: PhoneField });

export const KeptAsTyped = meta.story({
  render: () => (
    <FormStage values={{ phone: '', mobile: '' }}>
      <PhoneField name="phone" label="Phone" optional />
      <PhoneField name="mobile" label="Mobile number" country required />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(phone, '+91 98290 (12345)');
    await expect(phone).toHaveValue('+91 98290 (12345)');
    await expect(canvas.getByText('IND +91')).toBeVisible();
  },
});
