import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { FormStage } from '../../../.storybook/FormStage';
import preview from '../../../.storybook/preview';
import { StatusChip } from '../../../src/ui/data/StatusChip';
import { MoneyField } from '../../../src/ui/inputs/MoneyField';

const meta = preview.meta({ component: MoneyField });

export const DigitsOnly = meta.story({
  render: () => (
    <FormStage values={{ price: '', token: '' }} width={520}>
      <MoneyField
        name="price"
        label="Expected price"
        required
        prominent
        hint={<StatusChip tone="peacock" label="₹8,500 per sq.ft." />}
        words={<Box component="span">Eighty-five lakh rupees</Box>}
      />
      <MoneyField name="token" label="Booking amount" optional />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Expected price' });
    await userEvent.type(price, '85,00,000 rupees');
    await expect(price).toHaveValue('85,00,000');
    await userEvent.clear(price);
    await userEvent.type(price, '12345678901234');
    await expect(price).toHaveValue('1,23,45,67,89,012');
  },
});

export const CaretStays = meta.story({
  render: () => (
    <FormStage values={{ price: '8450000' }} width={520}>
      <MoneyField name="price" label="Expected price" />
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
