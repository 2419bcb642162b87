import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { NotificationBell } from '#src/features/notifications/NotificationBell.tsx';
import { brokersNotifications, someNotifications } from '#stories/mocks/notifications.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: NotificationBell,
  args: {
    notifications: someNotifications,
    unread: 3,
    onRead: fn(),
    onReadAll: fn(),
    onRetry: fn(),
    footer: () => <span>Also by e-mail, once a day</span>,
  },
  parameters: { ...framed(720), router: { path: '/', at: '/' } },
  decorators: [inBox({ display: 'flex', justifyContent: 'flex-end', p: 2, minHeight: 480 })],
});

interface Opened {
  canvas: { findByRole: typeof screen.findByRole };
  userEvent: { click: (at: Element) => Promise<void> };
}

const open = async ({ canvas, userEvent }: Opened) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
  return within(await screen.findByRole('dialog', { name: 'Notifications' }));
};

/** By keyboard: Enter opens the list and then an item's page; the item is marked as read, and the list closes. */
export const Unread = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Notifications, 3 unread' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(within(list).getAllByRole('link')).toHaveLength(3);
    const first = within(list).getByRole('link', { name: /New broker waiting/ });
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRead).toHaveBeenCalledWith(3);
    await expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/superadmin/brokers');
  },
});

/** A broker's notifications: new ones first, then those already read; only unread ones are marked. */
export const NewAndEarlier = meta.story({
  args: { notifications: brokersNotifications },
  play: async ({ args, canvas, userEvent }) => {
    const list = await open({ canvas, userEvent });
    await expect(within(list.getByRole('region', { name: 'New' })).getAllByRole('link')).toHaveLength(3);
    const earlier = within(list.getByRole('region', { name: 'Earlier' })).getAllByRole('link');
    await expect(earlier).toHaveLength(3);
    await userEvent.click(list.getByRole('button', { name: 'Mark all read' }));
    await expect(args.onReadAll).toHaveBeenCalled();
    await expect(args.onRead).not.toHaveBeenCalled();
  },
});

/** Above nine the badge stops counting. */
export const Many = meta.story({
  args: { unread: 24 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Notifications, more than 9 unread' })).toHaveTextContent('9+'),
});

export const Nothing = meta.story({
  args: { notifications: [], unread: 0 },
  play: async ({ canvas, userEvent }) => {
    const list = await open({ canvas, userEvent });
    await waitFor(() => expect(list.getByText('No notifications')).toBeVisible());
    await expect(list.queryByRole('button', { name: 'Mark all read' })).toBeNull();
  },
});

/** Escape closes the list and returns the focus to the bell. */
export const LoadingList = meta.story({
  args: { notifications: [], unread: 0, state: 'loading' },
  play: async ({ canvas, userEvent }) => {
    const list = await open({ canvas, userEvent });
    await expect(list.getByText('Loading...')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus());
  },
});

export const Failed = meta.story({
  args: { notifications: [], unread: 0, state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    const list = await open({ canvas, userEvent });
    await expect(list.getByRole('alert')).toHaveTextContent('The notifications could not be loaded');
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});
