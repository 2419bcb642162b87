import { Check } from 'lucide-react';
import { expect } from 'storybook/test';
import { TickList } from '#src/screens/public/home/TickList.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: TickList });

export const Whole = meta.story({
  args: { items: ['Lift', 'Power backup', 'Lift'], icon: Check },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
