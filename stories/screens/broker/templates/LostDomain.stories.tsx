import { expect } from 'storybook/test';
import { LostDomain } from '#src/screens/broker/templates/LostDomain.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: LostDomain, decorators: [inBox({ p: 2, maxWidth: 560 })] });

export const Moved = meta.story({
  args: { name: 'homes.rathore.example' },
  play: async ({ canvas }) =>
    expect(canvas.getByText('homes.rathore.example belongs to another site now')).toBeVisible(),
});
export const LongName = meta.story({ tags: ['full'], args: { name: `${'very-long-name.'.repeat(8)}example` } });
