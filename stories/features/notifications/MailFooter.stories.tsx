import { expect, fn } from 'storybook/test';
import { getPreferences } from '#contract/notifications.ts';
import { MailFooter } from '#src/features/notifications/MailFooter.tsx';
import { failed, mock } from '#stories/mocks/mock.ts';
import { preferenceCalls } from '#stories/mocks/notifications.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: MailFooter,
  args: { of: 'broker' as const, onLeave: fn() },
  parameters: framed(120),
  beforeEach: ({ msw }) => msw.use(...preferenceCalls('broker')),
  decorators: [inBox({ display: 'flex', alignItems: 'center', gap: 2 })],
});

export const Both = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Also by e-mail, some once a day')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/broker/settings/view-profile#told');
  },
});

export const Off = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock(getPreferences, () => ({ data: { kinds: { lead: { bell: true, mail: 'never' as const } } } }))),
  play: async ({ canvas }) => expect(await canvas.findByText('Not by e-mail')).toBeVisible(),
});

/** If the preferences cannot be loaded, the line gives no details. */
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getPreferences)),
  play: async ({ canvas }) => expect(await canvas.findByText('Also by e-mail')).toBeVisible(),
});
