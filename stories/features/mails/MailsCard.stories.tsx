import { expect, screen, within } from 'storybook/test';
import { listMails, sendMailAgain } from '#contract/mails.ts';
import { MailsCard } from '#src/features/mails/MailsCard.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { mailCalls } from '#stories/mocks/mails.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: MailsCard,
  parameters: { ...framed(700), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...mailCalls()),
  decorators: [inBox({ maxWidth: 760 })],
});

/** A mail that is sent again, or as a test, first waits in the queue. */
export const SentAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Send again: Account approved/ }));
    await screen.findByText(/waits to be sent again$/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 6' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a test mail' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await screen.findByText('The test mail to admin@nivaas.example waits to be sent');
    await canvas.findByText('Test');
  },
});

export const NotSentAgain = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(sendMailAgain)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Send again: Account approved/ }));
    await screen.findByText('The mail could not be sent again');
  },
});

export const Off = meta.story({
  beforeEach: ({ msw }) => msw.use(...mailCalls([], 'off')),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Mail is off/);
    await expect(canvas.queryByRole('button', { name: 'Send a test' })).toBeNull();
  },
});

export const AsFiles = meta.story({
  beforeEach: ({ msw }) => msw.use(...mailCalls([], 'files')),
  play: async ({ canvas }) => {
    await canvas.findByText('No mail yet');
  },
});

export const Waiting = meta.story({ beforeEach: ({ msw }) => msw.use(loading(listMails)) });

export const NotLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listMails)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('The last mails could not be loaded'),
});
