import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { InlineError } from '../../../src/ui/feedback/InlineError';

const meta = preview.meta({ component: InlineError });

export const TryAgain = meta.story({
  args: { message: 'Failed to load leads', onRetry: fn(), drawing: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load leads');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const MessageAlone = meta.story({ args: { message: 'Failed to load properties' } });
