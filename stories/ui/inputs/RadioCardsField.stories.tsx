import { expect } from 'storybook/test';
import { object, string } from 'yup';
import { RadioCardsField } from '#src/ui/inputs/RadioCardsField.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: RadioCardsField });
const roles = [
  { value: 'user', label: 'Buyer/Owner/Tenant' },
  { value: 'broker', label: 'Agent' },
];
const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'pending', label: 'Pending (auto)', disabled: true },
];

export const Cards = meta.story({
  render: () => (
    <FormStage values={{ role: 'user', status: 'active' }} width={520}>
      <RadioCardsField name="role" label="I am a" row large options={roles} />
      <RadioCardsField name="status" label="Status" row options={statuses} />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Buyer/Owner/Tenant' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Agent' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Active' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Pending (auto)' })).toBeDisabled();
  },
});

export const InANarrowColumn = meta.story({
  render: () => (
    <FormStage values={{ role: 'user', status: 'active' }} width={360}>
      <RadioCardsField name="role" label="I am a" row large options={roles} />
      <RadioCardsField name="status" label="Status" row options={statuses} />
    </FormStage>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio');
    // Stacked, because the labels do not fit side by side.
    await expect(first?.getBoundingClientRect().left).toBe(second?.getBoundingClientRect().left);
  },
});

const described = [
  { value: 'active', label: 'Active', description: 'May sign in and publish' },
  {
    value: 'suspended',
    label: 'Suspended until the papers that were asked for have arrived',
    description: 'Cannot sign in; their site stays up and says that nobody answers for the time being',
  },
];

export const States = meta.story({
  render: () => (
    <FormStage
      values={{ status: '', kept: 'active' }}
      schema={object({ status: string().required('Choose a status') })}
      touched
    >
      <RadioCardsField name="status" label="Status" options={described} required />
      <RadioCardsField name="help" label="I am a" options={roles} row optional help="It can be changed later." />
      <RadioCardsField name="kept" label="Status" options={described} disabled />
    </FormStage>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a status')).toBeVisible();
    await expect(canvas.getAllByRole('radiogroup')[0]).toHaveAccessibleDescription('Choose a status');
  },
});
