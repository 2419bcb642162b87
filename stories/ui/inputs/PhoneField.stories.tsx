import { expect } from 'storybook/test';
import { object, string } from 'yup';
import { PhoneField } from '#src/ui/inputs/PhoneField.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: PhoneField });

export const KeptAsTyped = meta.story({
  render: () => (
    <FormStage values={{ phone: '', mobile: '' }}>
      <PhoneField name="phone" label="Phone" optional />
      <PhoneField name="mobile" label="Mobile" country required />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone' });
    await userEvent.tab();
    await userEvent.keyboard('+91 98290 (12345)');
    await expect(phone).toHaveValue('+91 98290 (12345)');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Mobile' })).toHaveFocus();
    await expect(canvas.getByText('IND +91')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Mobile' })).toHaveAccessibleDescription('IND +91');
  },
});

const words = 'Phone must have 7 to 15 digits';

export const States = meta.story({
  render: () => (
    <FormStage
      values={{ short: '98290', kept: '98290 12345' }}
      schema={object({ short: string().min(7, words) })}
      touched
    >
      <PhoneField name="short" label="Phone" required country />
      <PhoneField
        name="help"
        label="Phone"
        optional
        help="Only for calls about this home."
        placeholder="+91 55501 20934"
      />
      <PhoneField name="kept" label="Mobile" country disabled />
      <PhoneField name="large" label="Mobile" country large placeholder="00000 41827" />
    </FormStage>
  ),
});
