import preview from '../../../../.storybook/preview';
import { endSession } from '../../../../src/lib/sessions';
import { SessionEndedNote } from '../../../../src/screens/auth/auth/SessionEndedNote';

const meta = preview.meta({ component: SessionEndedNote });

export const Nothing = meta.story({});
export const Ended = meta.story({
  beforeEach: () => endSession('broker'),
  play: async ({ canvas }) => {
    await canvas.findByText('Your session has ended. Please sign in again.');
  },
});
