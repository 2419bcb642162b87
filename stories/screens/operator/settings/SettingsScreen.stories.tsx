import { expect, screen, waitFor, within } from 'storybook/test';
import { listAudit } from '#contract/audit.ts';
import { getAbout } from '#contract/health.ts';
import { defaultSettings, getSettings, updateSettings } from '#contract/settings.ts';
import { endSession, readSession, useSession, writeSession } from '#src/lib/sessions.ts';
import { SettingsScreen } from '#src/screens/operator/settings/SettingsScreen.tsx';
import { accountCalls } from '#stories/mocks/account.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { mailCalls } from '#stories/mocks/mails.ts';
import { failed, loading, mock, noted } from '#stories/mocks/mock.ts';
import { operatorCalls } from '#stories/mocks/operators.ts';
import { privacyPanelCalls } from '#stories/mocks/privacy.ts';
import { auditCalls, settingCalls } from '#stories/mocks/settings.ts';
import { fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SettingsScreen,
  parameters: { ...framed(900), session: signedIn('super_admin') },
  beforeEach: ({ msw }) =>
    msw.use(
      ...[...operatorCalls(), ...mailCalls(), ...accountCalls(), ...auditCalls()],
      ...[...settingCalls(), ...privacyPanelCalls()],
    ),
  decorators: [inPanel],
});

export const Settings = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Operators' });
    await expect(await canvas.findByRole('list', { name: 'Last mails' })).toBeVisible();
    await expect(await canvas.findByText('Changed settings')).toBeVisible();
    await expect(await canvas.findByText('a41f9c2')).toBeVisible();
  },
});

const sent: unknown[] = [];
let stored = defaultSettings;

/**
 * The bar at the bottom names the changes; only they are sent, and invalid input stays. Changes that someone else saves
 * meanwhile appear, and are not sent back.
 */
export const Changed = meta.story({
  beforeEach: ({ msw }) => {
    sent.length = 0;
    stored = defaultSettings;
    msw.use(
      mock(getSettings, () => ({ data: stored })),
      noted(updateSettings, sent),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Review before a home goes live' }));
    const days = canvas.getByRole('textbox', { name: 'Closed and lost leads' });
    await userEvent.type(days, '7');
    await expect(canvas.getByText('2 changes are not saved yet: listings, closed and lost leads')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Days must be at least 30')).toBeVisible();
    stored = { ...defaultSettings, audit_days: 90 };
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Audit log' })).toHaveValue('90'));
    await userEvent.type(days, '30');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Settings saved');
    await expect(sent).toEqual([{ moderation: 'on', closed_lead_days: 730 }]);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

/** Unsaved changes are restored when the same person signs in again. */
export const SessionEnds = meta.story({
  tags: ['behaviour'],
  render: function Guarded() {
    return useSession('super_admin') ? <SettingsScreen /> : <p>Please sign in again.</p>;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Review before a home goes live' }));
    const session = readSession('super_admin');
    endSession('super_admin');
    await canvas.findByText('Please sign in again.');
    if (session) writeSession('super_admin', session);
    await expect(await canvas.findByText('1 change is not saved yet: listings')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Review before a home goes live' })).toBeChecked();
  },
});

/** An error from the server shows at its field. */
export const Refused = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) =>
    msw.use(failed(updateSettings, 400, { errors: { support_phone: 'This phone is not ours' } })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('switch', { name: 'Review before a home goes live' });
    await fillIn(userEvent, canvas, { 'Phone in the footer': '1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('This phone is not ours')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('textbox', { name: /Phone in the footer/ })).toHaveValue('1800 000 0199');
  },
});

export const Loading = meta.story({
  tags: ['full'],
  beforeEach: ({ msw }) => msw.use(loading(getSettings), loading(listAudit), loading(getAbout)),
});

export const Failed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(getSettings, 503), failed(listAudit, 503), failed(getAbout, 503)),
  play: async ({ canvas }) => {
    const about = await canvas.findByRole('region', { name: 'About' });
    await expect(await within(about).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
