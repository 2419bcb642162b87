import { fn } from 'storybook/test';
import { NotificationGroups } from '#src/features/notifications/NotificationGroups.tsx';
import { operatorsNotifications } from '#stories/mocks/notifications.ts';
import { inCard } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: NotificationGroups,
  args: {
    groups: [
      { name: 'Today', items: operatorsNotifications.slice(0, 2) },
      { name: 'Yesterday', items: operatorsNotifications.slice(2, 4) },
      { name: 'Left out', items: [] },
    ],
    onOpen: fn(),
  },
  decorators: [inCard({ maxWidth: 560 }, { padding: 0 })],
});

export const Days = meta.story();
