import { expect } from 'storybook/test';
import { getPrivacyWays } from '#contract/privacy.ts';
import { PrivacyRequestsScreen } from '#src/screens/privacy/requests/PrivacyRequestsScreen.tsx';
import { pendingRequest, storePending } from '#src/screens/privacy/requests/pendingRequest.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { mock } from '#stories/mocks/mock.ts';
import { askingCalls, PRIVACY_CODE, PRIVACY_TOKEN } from '#stories/mocks/privacy.ts';
import { fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const path = '/privacy/requests';
const meta = preview.meta({
  component: PrivacyRequestsScreen,
  parameters: { ...framed(900), router: { path, at: path } },
  beforeEach: ({ msw }) => msw.use(...askingCalls()),
});

/** The whole way by phone, from the choice to the result; going back loses nothing. */
export const ByPhone = meta.story({
  play: async ({ canvas, userEvent }) => {
    const send = async () => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^Withdraw consent/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'A code to my phone' }));
    await fillIn(userEvent, canvas, { Phone: '98290 41840' });
    await send();
    await userEvent.click(await canvas.findByRole('button', { name: 'Change it or send another code' }));
    await expect(canvas.getByRole('radio', { name: /^Withdraw consent/ })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^Phone/ })).toHaveValue('98290 41840');
    await send();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), `${PRIVACY_CODE}{Enter}`);
    await expect(await canvas.findByText('Your consent is withdrawn')).toBeVisible();
  },
});

/** After a reload the code can still be entered; the contact is not kept. */
export const Reloaded = meta.story({
  tags: ['behaviour'],
  beforeEach: () => storePending({ id: 'request-1', by: 'phone' }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^If we hold something under your phone/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), `${PRIVACY_CODE}{Enter}`);
    await expect(await canvas.findByText('Your data is being erased')).toBeVisible();
    await expect(pendingRequest()).toBeUndefined();
  },
});

export const Silent = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(mock(getPrivacyWays, () => ({ data: { email: false, phone: false } }))),
  play: async ({ canvas }) => expect(await canvas.findByText('Requests cannot be confirmed here')).toBeVisible(),
});

/** Confirmed with the link in a mail. */
export const ByLink = meta.story({
  tags: ['behaviour'],
  parameters: { router: { path, at: `${path}?token=${PRIVACY_TOKEN}` } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm the request' }));
    await expect(await canvas.findByText('Your data is being erased')).toBeVisible();
  },
});

/** A dead link shows the form for another request; a home seeker's own e-mail is filled in. */
export const DeadLink = meta.story({
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
  parameters: { session: signedIn('user'), router: { path, at: `${path}?token=used` } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm the request' }));
    await expect(await canvas.findByText('This link does not work any more')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /^E-mail/ })).toHaveValue('ravi@nivaas.example');
  },
});
