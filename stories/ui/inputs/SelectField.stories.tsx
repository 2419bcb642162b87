import { expect, screen, waitFor } from 'storybook/test';
import { object, string } from 'yup';
import { SelectField } from '#src/ui/inputs/SelectField.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import preview from '#storybook/parts/preview.ts';

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
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: 'Pending (auto)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(screen.getByRole('option', { name: 'Active' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveTextContent('Suspended'));
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const States = meta.story({
  render: () => (
    <FormStage values={{ status: '', kept: 'active' }} schema={schema} touched>
      <SelectField name="status" label="Status" options={options} required />
      <SelectField name="help" label="Source" options={options} optional help="Where the lead came from." />
      <SelectField name="kept" label="Disabled" options={options} disabled />
    </FormStage>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Choose a status')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Status/ })).toHaveAccessibleDescription('Choose a status');
  },
});

const long = 'Above the seventeenth floor of a tower without a lift, reached by a stair that winds';

export const LongOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <FormStage values={{ floor: 'long' }}>
      <SelectField
        name="floor"
        label="Floor of property"
        options={[
          { value: 'ground', label: 'Ground' },
          { value: 'long', label: long },
        ]}
      />
    </FormStage>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const option = await screen.findByRole('option', { name: long });
    await waitFor(() => expect(option).toHaveFocus());
    // The option wraps: nothing overflows the list or the window.
    await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
    await expect(option.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});
