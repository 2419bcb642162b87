import { expect, fn } from 'storybook/test';
import { FooterSubscribe } from '#src/features/showcase/footer/FooterSubscribe.tsx';
import { onDeepBackground } from '#storybook/onDeepBackground.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: FooterSubscribe,
  args: { label: 'One letter a month', placeholder: 'Your email', action: 'Subscribe', onSubmit: fn() },
  decorators: [onDeepBackground],
});

/** Invalid input is not submitted. No snapshot, because the browser's own bubble appears at any time. */
export const NoAddress = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('One letter a month'), 'ishita{Enter}');
    await expect(canvas.getByLabelText('One letter a month')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
