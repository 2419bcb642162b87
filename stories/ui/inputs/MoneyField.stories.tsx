import { expect } from 'storybook/test';
import { object, string } from 'yup';
import { MoneyField } from '#src/ui/inputs/MoneyField.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: MoneyField, parameters: inBothSchemes });

export const DigitsAndWords = meta.story({
  render: () => (
    <FormStage values={{ price: '', token: '' }} width={520}>
      <MoneyField name="price" label="Expected price" required prominent words hint="₹0.06 Lac / Sq.ft." />
      <MoneyField name="token" label="Booking amount" optional placeholder="0" />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Expected price' });
    await userEvent.tab();
    await userEvent.keyboard('85,00,000 rupees');
    await expect(price).toHaveValue('85,00,000');
    await expect(await canvas.findByText('Eighty Five Lakh')).toBeVisible();
    await expect(price).toHaveAccessibleDescription(/^Eighty Five Lakh rupees ₹0\.06 Lac/);
    await userEvent.clear(price);
    await userEvent.keyboard('12345678901234');
    await expect(price).toHaveValue('1,23,45,67,89,012');
    await expect(await canvas.findByText(/^Twelve Thousand Three Hundred Forty Five Crore/)).toBeVisible();
    // At 12 digits, another digit in front is refused and the last one stays.
    await userEvent.type(price, '9', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expect(price).toHaveValue('1,23,45,67,89,012');
    await userEvent.clear(price);
    await userEvent.keyboard('0000');
    await expect(price).toHaveValue('0');
    await userEvent.keyboard('7');
    await expect(price).toHaveValue('7');
  },
});

export const CaretStays = meta.story({
  render: () => (
    <FormStage values={{ price: '8450000' }} width={520}>
      <MoneyField name="price" label="Expected price" words />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Expected price' });
    await expect(price).toHaveValue('84,50,000');
    await userEvent.type(price, '12', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(price).toHaveValue('81,24,50,000');
    await expect(price.selectionStart).toBe(4);
  },
});

export const States = meta.story({
  render: () => (
    <FormStage
      values={{ low: '12', kept: '8450000' }}
      schema={object({ low: string().min(4, 'Expected price must be at least ₹1,000') })}
      touched
    >
      <MoneyField name="low" label="Expected price" required words />
      <MoneyField name="help" label="Maintenance charges" optional help="A month, in rupees." />
      <MoneyField name="kept" label="Expected price" disabled />
    </FormStage>
  ),
});

export const InANarrowColumn = meta.story({
  render: () => (
    <FormStage values={{ price: '123456789012' }} width={360}>
      <MoneyField name="price" label="Expected price" prominent words hint="₹85.14 Cr / Sq.ft." />
    </FormStage>
  ),
  play: async ({ canvas }) => {
    const price = canvas.getByRole('textbox', { name: 'Expected price' });
    const hint = canvas.getByText('₹85.14 Cr / Sq.ft.');
    await expect(price.scrollWidth).toBeLessThanOrEqual(price.clientWidth);
    await expect(hint.getBoundingClientRect().top).toBeGreaterThan(price.getBoundingClientRect().bottom);
  },
});
