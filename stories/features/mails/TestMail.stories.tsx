import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sendTestMail } from '#contract/mails.ts';
import { TestMail } from '#src/features/mails/TestMail.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { mailCalls } from '#stories/mocks/mails.ts';
import { failed } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: TestMail,
  args: { open: true, onClose: fn(), onSent: fn() },
  parameters: { ...framed(420), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...mailCalls()),
});

const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'Send a test mail' }));

/** The field starts with the operator's own address. */
export const Sent = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialogOf()).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSent).toHaveBeenCalledWith('admin@nivaas.example'));
  },
});

export const TooMany = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(sendTestMail, 429, { message: 'Too many mails. Try again in a minute.' })),
  play: async ({ args, userEvent }) => {
    const dialog = await dialogOf();
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await dialog.findByText('Too many mails. Try again in a minute.');
    await expect(args.onSent).not.toHaveBeenCalled();
  },
});
