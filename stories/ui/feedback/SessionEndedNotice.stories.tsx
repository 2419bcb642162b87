import { expect } from 'storybook/test';
import { inBox } from '../../../.storybook/inBox';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { SessionEndedNotice } from '../../../src/ui/feedback/SessionEndedNotice';

const meta = preview.meta({
  component: SessionEndedNotice,
  decorators: [inBox({ p: 2, maxWidth: 480 })],
  parameters: inBothSchemes,
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
