import { fn } from 'storybook/test';
import { NoticeFilters } from '#src/screens/operator/notifications/NoticeFilters.tsx';
import { inCard } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: NoticeFilters,
  args: { table: { q: '', kind: '', status: '' }, unread: 6, change: fn() },
  decorators: [inCard({ maxWidth: 580 }, { padding: 0 })],
});

export const All = meta.story();

export const Chosen = meta.story({
  args: { table: { q: 'Kavita', kind: 'listing_reported', status: 'unread' }, unread: 1234 },
});
