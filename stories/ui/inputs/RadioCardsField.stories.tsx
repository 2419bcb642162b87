import { expect } from 'storybook/test';
import { FormStage } from '../../../.storybook/FormStage';
import preview from '../../../.storybook/preview';
import { RadioCardsField } from '../../../src/ui/inputs/RadioCardsField';

const meta = preview.meta({ component: RadioCardsField });

export const Cards = meta.story({
  render: () => (
    <FormStage values={{ role: 'user', status: 'pending' }} width={480}>
      <RadioCardsField
        name="role"
        label="I am"
        row
        options={[
          { value: 'user', label: 'Buyer/Owner/Tenant' },
          { value: 'broker', label: 'Agent' },
        ]}
      />
      <RadioCardsField
        name="status"
        label="Status"
        options={[
          { value: 'active', label: 'Active', description: 'May sign in and publish' },
          { value: 'pending', label: 'Pending (auto)', disabled: true },
        ]}
      />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Agent' }));
    await expect(canvas.getByRole('radio', { name: 'Agent' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Pending (auto)' })).toBeDisabled();
  },
});
