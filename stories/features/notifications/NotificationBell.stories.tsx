import Box from '@mui/material/Box';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { NotificationBell } from '../../../src/features/notifications/NotificationBell';
import { someNotifications } from '../../mocks/notifications';

const meta = preview.meta({
  component: NotificationBell,
  args: { notifications: someNotifications, onRead: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 2, minHeight: 480 }}>
        <Story />
      </Box>
    ),
  ],
});

/** By keyboard: open, walk to an item, read it; the focus stays in the list. */
export const Unread = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Notifications, 3 unread' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(within(list).getAllByRole('button')).toHaveLength(3);
    await userEvent.tab();
    await expect(within(list).getByRole('button', { name: /New broker waiting/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRead).toHaveBeenCalledWith(3);
    await expect(list).toContainElement(document.activeElement as HTMLElement);
  },
});

export const Nothing = meta.story({
  args: { notifications: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    const list = await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(within(list).getAllByText('No notifications')[0]).toBeInTheDocument();
  },
});
