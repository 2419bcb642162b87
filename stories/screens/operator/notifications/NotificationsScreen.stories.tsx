import { expect, waitFor } from 'storybook/test';
import { NotificationsScreen } from '#src/screens/operator/notifications/NotificationsScreen.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { notificationCalls, operatorsNotifications } from '#stories/mocks/notifications.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: NotificationsScreen,
  parameters: { ...framed(900), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...notificationCalls(operatorsNotifications)),
  decorators: [inPanel],
});

/** One click marks all as read; none leaves the list. */
export const Read = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Unread 3' });
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(canvas.queryByText(', unread')).toBeNull());
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
});

/** Clicking a notification marks it as read and opens its page. */
export const Opened = meta.story({
  tags: ['behaviour'],
  parameters: { router: { path: '/', at: '/' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /New main website lead/ }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/superadmin/crm');
  },
});

/** In a narrow window the preferences are a separate tab, which a link can open. */
export const Told = meta.story({
  parameters: { router: { path: '/', at: '/#told' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Broker awaiting approval: bell' })).toBeChecked();
  },
});
