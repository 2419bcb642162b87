import { expect, fn } from 'storybook/test';
import { buildNotification } from '#contract/fixtures/notifications.ts';
import { NotificationItem } from '#src/features/notifications/NotificationItem.tsx';
import { inCard } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const one = buildNotification();

const meta = preview.meta({
  component: NotificationItem,
  args: { notification: one, now: Date.parse(one.created_at) + 12 * 60_000, onOpen: fn() },
  decorators: [inCard({ maxWidth: 380 }, { padding: 0 })],
});

export const Unread = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAccessibleName(/12 min.*unread/),
});

export const Read = meta.story({
  args: { notification: { ...one, is_read: true } },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).not.toHaveAccessibleName(/unread/),
});

/** Long words break. */
export const Long = meta.story({
  tags: ['full'],
  args: {
    notification: { ...one, kind: 'domain_lost', title: `${'homes'.repeat(16)}.example is no longer connected` },
  },
});
