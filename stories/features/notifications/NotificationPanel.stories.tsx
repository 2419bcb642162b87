import Box from '@mui/material/Box';
import { fn } from 'storybook/test';
import { NotificationPanel } from '#src/features/notifications/NotificationPanel.tsx';
import { brokersNotifications } from '#stories/mocks/notifications.ts';
import { inCard } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: NotificationPanel,
  args: {
    id: 'notifications',
    notifications: brokersNotifications,
    unread: 3,
    isSheet: false,
    footer: () => <Box component="span">Also by e-mail, once a day</Box>,
    onOpen: fn(),
    onReadAll: fn(),
    onClose: fn(),
  },
  decorators: [inCard({ maxWidth: 380 }, { padding: 0 })],
});

/** A menu below the bell. */
export const Menu = meta.story();

/** A sheet on phones. */
export const Sheet = meta.story({ args: { isSheet: true } });
