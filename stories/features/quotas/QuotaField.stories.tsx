import { expect } from 'storybook/test';
import { buildStandings } from '#contract/fixtures/quotas.ts';
import { QuotaField } from '#src/features/quotas/QuotaField.tsx';
import { FormStage } from '#storybook/FormStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: QuotaField,
  args: { name: 'photos' as const, standing: buildStandings({ photos: 1_240 }).photos },
});

export const Usual = meta.story({
  render: (args) => (
    <FormStage values={{ photos: '100000' }}>
      <QuotaField {...args} />
    </FormStage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Photos/)).toHaveAccessibleDescription('1,240 used, default 1,00,000');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Other = meta.story({
  render: (args) => (
    <FormStage values={{ photos: '500' }} width={328}>
      <QuotaField {...args} />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the default for Photos' }));
    await expect(canvas.getByLabelText(/^Photos/)).toHaveValue('100000');
    await expect(canvas.getByLabelText(/^Photos/)).toHaveFocus();
  },
});
