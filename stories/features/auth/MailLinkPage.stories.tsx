import { expect, fn, screen } from 'storybook/test';
import { MailLinkPage } from '#src/features/auth/MailLinkPage.tsx';
import { ApiError } from '#src/lib/apiError.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const TOKEN = 'A'.repeat(43);
const meta = preview.meta({
  component: MailLinkPage,
  parameters: { ...framed(800), router: { path: '/unsubscribe', at: `/unsubscribe?token=${TOKEN}` } },
  args: {
    title: 'Unsubscribe',
    heading: 'Quiet, as\nyou like it.',
    line: 'Your saved homes and searches stay as they are.',
    asks: 'You will get no more e-mails like the one with this link.',
    button: 'Stop these e-mails',
    failed: 'The e-mails could not be stopped',
    act: async (): Promise<unknown> => undefined,
    done: () => <p>These e-mails have been stopped</p>,
    dead: 'In your account you choose which mails you get.',
  },
});

const press = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: 'Stop these e-mails' }));

/** Opening the link does nothing until the button is clicked. */
export const Asks = meta.story({
  args: { act: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.act).not.toHaveBeenCalled();
    await press(userEvent);
    await expect(args.act).toHaveBeenCalledWith(TOKEN);
    await expect(canvas.getByText('These e-mails have been stopped')).toBeVisible();
  },
});

export const WithoutToken = meta.story({
  tags: ['behaviour'],
  parameters: { router: { path: '/unsubscribe', at: '/unsubscribe' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('This link does not work any more'),
});

/** The button stays for another attempt. */
export const Failed = meta.story({
  args: { act: () => Promise.reject(new ApiError(409, 'This email is already in use')) },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This email is already in use');
    await expect(canvas.getByRole('button', { name: 'Stop these e-mails' })).toBeEnabled();
  },
});

export const Busy = meta.story({
  tags: ['behaviour'],
  args: { act: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await press(userEvent);
    await expect(await canvas.findByRole('button', { name: /Please wait|Stop these e-mails/ })).toBeDisabled();
  },
});
