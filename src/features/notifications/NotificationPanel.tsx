import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { CountPill } from '#src/ui/navigation/CountPill.tsx';
import { NotificationGroups } from './NotificationGroups.tsx';

export interface NotificationPanelProps {
  /** The heading's id, which names the panel. */
  id: string;
  notifications: readonly Notification[];
  /** The number of unread notifications, including those not in the list. */
  unread: number;
  /** Undefined once the list is loaded. */
  state?: 'loading' | 'failed' | undefined;
  /** The content below the list; its links call `close`. */
  footer: (close: () => void) => ReactNode;
  onOpen: (notification: Notification) => void;
  onReadAll: () => void;
  /** Retries after a failure. */
  onRetry?: () => void;
  /** A phone's sheet has a button that closes it. */
  isSheet: boolean;
  onClose: () => void;
}

/** The panel that the bell opens: new and earlier notifications, and the mail setting. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { id, unread, state, footer, onReadAll, isSheet, onClose } = props;
  const words = unread > 0 ? `${unread} unread` : 'No unread notifications';
  return (
    <>
      <Row
        gap={1}
        sx={{
          flex: 'none',
          minHeight: 56,
          p: space(0.75, 1, 0.75, 2),
          borderBottom: '1px solid',
          borderColor: 'roles.line',
        }}
      >
        <Text component="h2" id={id} variant="cardTitle">
          Notifications
        </Text>
        {unread > 0 ? <CountPill value={unread} /> : null}
        <Box role="status" sx={visuallyHidden}>
          {state ? '' : words}
        </Box>
        <Box sx={{ flex: 1 }} />
        {unread > 0 ? (
          <Button variant="text" onClick={onReadAll}>
            Mark all read
          </Button>
        ) : null}
        {isSheet ? (
          <IconButton aria-label="Close" onClick={onClose}>
            <X size={20} strokeWidth={1.75} />
          </IconButton>
        ) : null}
      </Row>
      <Box sx={{ flex: '1 1 auto', minHeight: 0, overflowY: 'auto' }}>
        <Content {...props} />
      </Box>
      <Row
        gap={1}
        between
        sx={{
          flex: 'none',
          p: space(0.75, 1, 0.75, 2),
          pb: `max(${space(0.75)}, env(safe-area-inset-bottom))`,
          borderTop: '1px solid',
          borderColor: 'roles.line',
          bgcolor: 'roles.subtle',
        }}
      >
        {footer(onClose)}
      </Row>
    </>
  );
}

function Content({ notifications, state, onOpen, onRetry }: NotificationPanelProps) {
  if (state === 'failed')
    return (
      <Box sx={{ p: 2 }}>
        <Notice tone="error" urgent action={<Button onClick={onRetry}>Try again</Button>}>
          The notifications could not be loaded
        </Notice>
      </Box>
    );
  if (state === 'loading')
    return (
      <Box sx={{ p: space(1.5, 2) }}>
        <Loading shape="list" />
      </Box>
    );
  if (notifications.length === 0) return <EmptyState title="No notifications" size="small" />;
  const groups = [
    { name: 'New', items: notifications.filter((one) => !one.is_read) },
    { name: 'Earlier', items: notifications.filter((one) => one.is_read) },
  ];
  return <NotificationGroups groups={groups} onOpen={onOpen} />;
}
