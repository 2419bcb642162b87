import { expect, waitFor } from 'storybook/test';
import { listAllNotifications } from '#contract/notifications.ts';
import { NoticeList } from '#src/screens/operator/notifications/NoticeList.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { notificationCalls, operatorsNotifications } from '#stories/mocks/notifications.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: NoticeList,
  parameters: { ...framed(720), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...notificationCalls(operatorsNotifications)),
  decorators: [inPanel],
});

/** Filters are part of the address; if nothing matches, a button shows all again. */
export const Filtered = meta.story({
  parameters: { router: { path: '/', at: '/?kind=main_lead&status=unread' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
    await expect(await canvas.findByRole('button', { name: 'Unread 1' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search notifications' }), 'haveli{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(5));
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(listAllNotifications)) });

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...notificationCalls([])) });

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listAllNotifications)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeVisible();
  },
});
