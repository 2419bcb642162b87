import { expect } from 'storybook/test';
import { SessionEndedNotice } from '#src/ui/feedback/SessionEndedNotice.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: SessionEndedNotice,
  decorators: [inBox({ p: 2, maxWidth: 480 })],
});

export const Ended = meta.story({
  args: { ended: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Your session has ended. Please sign in again.'),
});

export const Nothing = meta.story({
  args: { ended: false },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
});
