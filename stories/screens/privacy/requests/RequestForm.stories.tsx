import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { askPrivacy } from '#contract/privacy.ts';
import { RequestForm } from '#src/screens/privacy/requests/RequestForm.tsx';
import { emptyRequest } from '#src/screens/privacy/requests/requestValues.ts';
import { failed, noted } from '#stories/mocks/mock.ts';
import { askingCalls } from '#stories/mocks/privacy.ts';
import { fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const sent: unknown[] = [];
const meta = preview.meta({
  component: RequestForm,
  args: { initial: emptyRequest, ways: { email: true, phone: true }, onSent: fn() },
  parameters: framed(760),
  decorators: [inBox({ m: 2, maxWidth: 480 })],
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(noted(askPrivacy, sent), ...askingCalls());
  },
});

const go = { name: 'Continue' };

/** Before an erasure is sent, a question says what is deleted and what stays; Cancel sends and loses nothing. */
export const Erasure = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Erase it/ }));
    await fillIn(userEvent, canvas, { 'E-mail': 'meera@example.com' });
    await userEvent.click(canvas.getByRole('button', go));
    const question = () => screen.findByRole('alertdialog', { name: 'Erase what is held about you?' });
    await expect(await question()).toHaveTextContent(/Figures stay/);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', go)).toBeEnabled());
    await expect(sent).toEqual([]);
    await userEvent.click(canvas.getByRole('button', go));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Erase it' }));
    await waitFor(() => expect(args.onSent).toHaveBeenCalled());
    await expect(sent).toEqual([{ kind: 'erase', email: 'meera@example.com' }]);
  },
});

/** A correction has its own fields; only the chosen contact is sent. */
export const Correction = meta.story({
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
  args: { initial: { ...emptyRequest, kind: 'correct', email: 'meera@example.com' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A code to my phone' }));
    await fillIn(userEvent, canvas, { 'Right name': 'Meera Nair', Phone: '98290 41840' });
    await userEvent.click(canvas.getByRole('button', go));
    await waitFor(() =>
      expect(sent).toEqual([{ kind: 'correct', phone: '98290 41840', full_name: 'Meera Nair', city: '', note: '' }]),
    );
  },
});

/** A line says why the phone is not offered. */
export const WithoutCodes = meta.story({
  args: { initial: { ...emptyRequest, by: 'phone' }, ways: { email: true, phone: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Codes by phone are not available here/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^E-mail/ })).toBeVisible();
  },
});

/** Invalid input is reported at its field before anything is sent. */
export const NoContact = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', go));
    await expect(await canvas.findByRole('textbox', { name: /^E-mail/ })).toBeInvalid();
    await expect(sent).toEqual([]);
  },
});

/** After too many requests a message says when to try again; the input stays. */
export const TooMany = meta.story({
  args: { initial: { ...emptyRequest, email: 'meera@example.com' } },
  beforeEach: ({ msw }) =>
    msw.use(failed(askPrivacy, 429, { message: 'Too many requests.' }, { 'Retry-After': '3600' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', go));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You can try again in 60 minutes');
    await expect(canvas.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('meera@example.com');
  },
});
