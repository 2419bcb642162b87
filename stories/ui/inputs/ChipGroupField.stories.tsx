import { expect } from 'storybook/test';
import { object, string } from 'yup';
import { FormStage } from '../../../.storybook/FormStage';
import preview from '../../../.storybook/preview';
import { ChipGroupField } from '../../../src/ui/inputs/ChipGroupField';

const meta = preview.meta({ component: ChipGroupField });
const rooms = ['1', '2', '3', '4', '5+'].map((value) => ({ value, label: value }));
const extras = ['Lift', 'Park', 'Power backup', 'Swimming pool'].map((value) => ({ value, label: value }));

export const OneOrMany = meta.story({
  render: () => (
    <FormStage values={{ rooms: '', extras: ['Park'] }}>
      <ChipGroupField name="rooms" label="Bedrooms" options={rooms} required />
      <ChipGroupField name="extras" label="Amenities" options={extras} multiple optional />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '3' }));
    await expect(canvas.getByRole('radio', { name: '3' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lift' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Park' }));
    await expect(canvas.getByRole('checkbox', { name: 'Lift' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Park' })).not.toBeChecked();
  },
});

export const Failed = meta.story({
  render: () => (
    <FormStage values={{ rooms: '' }} schema={object({ rooms: string().required('Choose the bedrooms') })} touched>
      <ChipGroupField name="rooms" label="Bedrooms" options={rooms} required />
    </FormStage>
  ),
});
