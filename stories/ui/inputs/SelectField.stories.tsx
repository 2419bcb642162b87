import { expect, screen } from 'storybook/test';
import { object, string } from 'yup';
import { FormStage } from '../../../.storybook/FormStage';
import preview from '../../../.storybook/preview';
import { SelectField } from '../../../src/ui/inputs/SelectField';

const meta = preview.meta({ component: SelectField });
const options = [
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'pending', label: 'Pending (auto)', disabled: true },
];
const schema = object({ status: string().required('Choose a status') });

export const Choose = meta.story({
  render: () => (
    <FormStage values={{ status: '' }}>
      <SelectField name="status" label="Status" options={options} required placeholder="Choose one" />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /Status/ });
    await expect(field).toHaveTextContent('Choose one');
    await userEvent.click(field);
    await expect(screen.getByRole('option', { name: 'Pending (auto)' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Suspended' }));
    await expect(field).toHaveTextContent('Suspended');
  },
});

export const Failed = meta.story({
  render: () => (
    <FormStage values={{ status: '' }} schema={schema} touched>
      <SelectField name="status" label="Status" options={options} required />
      <SelectField name="other" label="Disabled" options={options} disabled />
    </FormStage>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a status')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Status/ })).toHaveAccessibleDescription('Choose a status');
  },
});
