import { expect, fn, screen, within } from 'storybook/test';
import { NotificationBell } from '#src/features/notifications/NotificationBell.tsx';
import { someNotifications } from '#stories/mocks/notifications.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: NotificationBell,
  args: { notifications: someNotifications, onRead: fn() },
  decorators: [inBox({ display: 'flex', justifyContent: 'flex-end', p: 2, minHeight: 480 })],
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

/** A full page: the server may have more. */
export const More = meta.story({
  args: { andMore: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Notifications, 3 or more unread' })).toHaveTextContent('3+'),
});

export const Nothing = meta.story({
  args: { notifications: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    const list = await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(within(list).getByRole('status')).toHaveTextContent('No notifications');
    await expect(within(list).getAllByText('No notifications')).toHaveLength(2);
  },
});
