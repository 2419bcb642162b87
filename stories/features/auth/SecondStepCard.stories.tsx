import { expect, screen, waitFor, within } from 'storybook/test';
import { getTwoFactor } from '#contract/secondStep.ts';
import { SecondStepCard } from '#src/features/auth/SecondStepCard.tsx';
import { APP_CODE, recoveryCodes, secondStepCalls } from '#stories/mocks/account.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SecondStepCard,
  args: { of: 'broker' as const },
  parameters: { ...framed(400), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...secondStepCalls()),
});

export const Off = meta.story({
  play: async ({ canvas }) => expect(await canvas.findByText(/^It is off/)).toBeVisible(),
});

/** The recovery codes can be shown again until the person confirms having saved them. */
export const SetUp = meta.story({
  parameters: framed(800),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up the second step' }));
    await dialog.findByRole('img');
    await fillIn(userEvent, dialog, { 'Code from your app': APP_CODE });
    await userEvent.keyboard('{Enter}');
    const codes = async () => within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
    await codes();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show them again' }));
    const kept = await codes();
    await expect(kept.getAllByRole('listitem').map((one) => one.textContent)).toEqual(recoveryCodes);
    await userEvent.click(kept.getByRole('button', { name: 'I have saved them' }));
    await expect(await canvas.findByText('10 recovery codes left.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show them again' })).toBeNull();
  },
});

export const TurnedOff = meta.story({
  parameters: framed(640),
  beforeEach: ({ msw }) => msw.use(...secondStepCalls({ on: true, recovery_codes_left: 10 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off the second step' });
    await fillIn(userEvent, within(dialog), { Password: 'Namaste#2026home' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(await canvas.findByText(/^It is off/)).toBeVisible();
  },
});

export const FewCodesLeft = meta.story({
  beforeEach: ({ msw }) => msw.use(...secondStepCalls({ on: true, recovery_codes_left: 1 })),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('The second step is on, 1 recovery code left')).toBeVisible(),
});

const operator = { args: { of: 'super_admin' as const }, parameters: { session: signedIn('super_admin') } };

export const RequiredSoon = meta.story({
  ...operator,
  beforeEach: ({ msw }) => msw.use(...secondStepCalls({ required_by: '2126-11-24T10:00:00.000Z' })),
  play: async ({ canvas }) => expect(await canvas.findByText(/^Set it up by 24 Nov 2126/)).toBeVisible(),
});

export const RequiredNow = meta.story({
  ...operator,
  beforeEach: ({ msw }) => msw.use(...secondStepCalls({ required_by: '2026-01-01T10:00:00.000Z' })),
  play: async ({ canvas }) => expect(await canvas.findByText(/^Set it up now/)).toBeVisible(),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(getTwoFactor)) });

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getTwoFactor, 500)),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
});
