import { expect, fn } from 'storybook/test';
import { PeriodControl } from '#src/screens/operator/reports/PeriodControl.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PeriodControl,
  args: { name: '30' as '30' | 'own', own: { from: '2026-10-25', to: '2026-11-23' }, onChange: fn() },
  decorators: [inBox({ p: 2 })],
});

export const Named = meta.story();

/** An invalid date is reported below its field, and stays there to be corrected. */
export const Wrong = meta.story({
  args: { name: 'own', own: { from: '2026-11-23', to: '2026-11-20' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('To')).toHaveAccessibleDescription('The last day is before the first');
    await expect(canvas.getByLabelText('To')).toHaveValue('2026-11-20');
  },
});
