import { expect, screen, waitFor } from 'storybook/test';
import { brokerKinds, getPreferences, operatorKinds, updatePreferences } from '#contract/notifications.ts';
import { PreferencesCard } from '#src/features/notifications/PreferencesCard.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { preferenceCalls } from '#stories/mocks/notifications.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PreferencesCard,
  args: { of: 'broker' as const },
  parameters: { ...framed(640), session: { ...signedIn('broker'), ...signedIn('super_admin') } },
  beforeEach: ({ msw }) => msw.use(...preferenceCalls('broker')),
});

/** A choice is saved at once, without a message. */
export const Broker = meta.story({
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('switch', { name: 'New lead: bell' });
    await expect(bell).toBeChecked();
    await userEvent.click(bell);
    await waitFor(() => expect(bell).not.toBeChecked());
    const mail = canvas.getByRole('combobox', { name: 'New lead: e-mail' });
    await expect(mail).toHaveTextContent('At once');
    await userEvent.click(mail);
    await userEvent.click(await screen.findByRole('option', { name: 'Daily' }));
    await waitFor(() => expect(mail).toHaveTextContent('Daily'));
    await expect(bell).not.toBeChecked();
    await expect(canvas.getAllByRole('switch')).toHaveLength(brokerKinds.values.length);
  },
});

export const Operator = meta.story({
  args: { of: 'super_admin' },
  beforeEach: ({ msw }) => msw.use(...preferenceCalls('super_admin')),
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Broker awaiting approval: bell' });
    await expect(canvas.getAllByRole('switch')).toHaveLength(operatorKinds.values.length);
  },
});

/** A choice that could not be saved is reverted, with a message. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(updatePreferences, 503)),
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('switch', { name: 'Domain lost: bell' });
    await userEvent.click(bell);
    await expect(await screen.findByText('This could not be saved. Try again.')).toBeVisible();
    await waitFor(() => expect(bell).toBeChecked());
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(getPreferences)) });

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getPreferences, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeVisible();
  },
});
