import { expect, fn, screen, waitFor } from 'storybook/test';
import { ApiError } from '#src/lib/apiError.ts';
import { FailureAlert } from '#src/ui/feedback/FailureAlert.tsx';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/parts/preview.ts';

const again = fn();
const meta = preview.meta({
  component: FailureAlert,
  args: { open: true, title: 'Create failed', failure: { error: new Error(), again }, onClose: fn() },
  parameters: framed(420),
});

/** Without a message from the server: the input is kept and can be sent again. */
export const WithoutMessage = meta.story({
  play: async ({ args, userEvent }) => {
    again.mockClear();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
    await expect(screen.getByText(/^Nothing was saved/)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(again).toHaveBeenCalledTimes(1);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

/** A field has to be changed first: sending the form again would not help. */
export const Refused = meta.story({
  args: { failure: { error: new ApiError(409, 'This email is already in use', { email: 'Taken' }), again } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('This email is already in use')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'OK' })).toBeInTheDocument();
  },
});
