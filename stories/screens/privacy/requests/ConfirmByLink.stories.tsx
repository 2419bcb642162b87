import { expect, fn, screen, waitFor } from 'storybook/test';
import { confirmPrivacy } from '#contract/privacy.ts';
import { ConfirmByLink } from '#src/screens/privacy/requests/ConfirmByLink.tsx';
import { failed, loading } from '#stories/mocks/mock.ts';
import { askingCalls, PRIVACY_TOKEN } from '#stories/mocks/privacy.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ConfirmByLink,
  args: { token: PRIVACY_TOKEN, onDone: fn(), onDead: fn() },
  parameters: framed(320),
  decorators: [inBox({ m: 2, maxWidth: 480 })],
  beforeEach: ({ msw }) => msw.use(...askingCalls()),
});

const press = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: 'Confirm the request' }));

export const Confirmed = meta.story({
  play: async ({ args, userEvent }) => {
    await press(userEvent);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('erase'));
  },
});

/** The button stays for another attempt. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(confirmPrivacy, 503)),
  play: async ({ args, canvas, userEvent }) => {
    await press(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The request could not be confirmed');
    await expect(canvas.getByRole('button', { name: 'Confirm the request' })).toBeEnabled();
    await expect(args.onDead).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(confirmPrivacy)),
  play: async ({ userEvent }) => press(userEvent),
});
