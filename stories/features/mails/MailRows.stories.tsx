import { expect, fn } from 'storybook/test';
import { MailRows } from '#src/features/mails/MailRows.tsx';
import { buildMails } from '#stories/mocks/mails.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: MailRows,
  args: { mails: buildMails(), asFiles: false, sending: undefined, onSendAgain: fn() },
  decorators: [inBox({ maxWidth: 760 })],
});

/** Only mails that were not sent can be sent again. */
export const EveryState = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /^Send again: Account approved/ }));
    await expect(args.onSendAgain).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  },
});

export const Sending = meta.story({ args: { sending: 2 } });
/** Without a mail server, no mail is called sent. */
export const AsFiles = meta.story({ args: { asFiles: true } });
