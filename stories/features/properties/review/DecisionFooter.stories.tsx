import { expect, fn, screen, waitFor } from 'storybook/test';
import { DecisionFooter } from '#src/features/properties/review/DecisionFooter.tsx';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: DecisionFooter,
  args: { previous: undefined, next: fn(), failure: undefined, children: 'The decision' },
  parameters: framed(320),
  globals: { viewport: { value: 'phone' } },
  decorators: [inBox({}, 'main')],
});

export const Phone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decide' }));
    const sheet = await screen.findByRole('dialog', { name: 'Decision' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
});
