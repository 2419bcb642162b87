import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Notification } from '#contract/notifications.ts';
import { NotificationGroups } from '#src/features/notifications/NotificationGroups.tsx';
import { useAllNotifications, useReadNotification, useUnreadCount } from '#src/features/notifications/queries.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatDay } from '#src/lib/format.ts';
import { useTableState } from '#src/lib/useTableState.ts';
import { TablePager } from '#src/ui/data/TablePager.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { NoticeFilters } from './NoticeFilters.tsx';

const byDay = (notifications: readonly Notification[]) => {
  const now = Date.now();
  const days = new Map<string, Notification[]>();
  for (const one of notifications) {
    const day = formatDay(one.created_at, now);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].map(([name, items]) => ({ name, items }));
};

/**
 * The operator's notifications by day, with search, filters and pages; clicking one marks it as read and opens its
 * page.
 */
export function NoticeList() {
  const [table, change] = useTableState();
  const { data, error, isPlaceholderData, refetch } = useAllNotifications(table);
  const unread = useUnreadCount(table);
  const { mutate: read } = useReadNotification();
  const isLimited = table.q !== '' || Boolean(table.kind) || table.status !== '';
  const content = () => {
    if (error && !data)
      return (
        <InlineError drawing message={messageOf(error, 'The notifications could not be loaded')} onRetry={refetch} />
      );
    if (!data)
      return (
        <Box sx={{ px: 2 }}>
          <Loading shape="list" count={10} height={65} />
        </Box>
      );
    if (data.data.length === 0)
      return (
        <EmptyState
          title={isLimited ? 'No notifications found' : 'No notifications'}
          text={isLimited ? 'Show all of them instead.' : 'What happens on Nivaas appears here.'}
          {...(isLimited && {
            drawing: 'results',
            action: <Button onClick={() => change({ q: '', kind: '', status: '' })}>Show all</Button>,
          })}
        />
      );
    return (
      <NotificationGroups
        groups={byDay(data.data)}
        heading="h2"
        onOpen={(one) => {
          if (!one.is_read) read(one.id);
        }}
      />
    );
  };
  return (
    <Card padding={0} aria-label="Notifications" aria-busy={isPlaceholderData}>
      <NoticeFilters table={table} change={change} unread={unread} />
      <Box sx={{ borderTop: '1px solid', borderColor: 'roles.line' }}>{content()}</Box>
      {data && data.meta.total > 0 ? (
        <TablePager
          label="Notifications"
          total={data.meta.total}
          page={table.page}
          limit={table.limit}
          loading={isPlaceholderData}
          onPage={(page) => change({ page })}
          onLimit={(limit) => change({ limit })}
        />
      ) : null}
    </Card>
  );
}
