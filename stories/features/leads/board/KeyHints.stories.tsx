import { expect } from 'storybook/test';
import { KeyHints } from '#src/features/leads/board/KeyHints.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: KeyHints, decorators: [inBox({ p: '16px' })] });

export const Wide = meta.story({ globals: { viewport: { value: 'desktop' } } });

/** Hidden on a phone, which has no keyboard. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(canvas.getByText(/lifts a card/)).not.toBeVisible(),
});
