import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router-dom';
import type { Notification } from '#contract/notifications.ts';
import { formatAge } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { IconDisc } from '#src/ui/data/IconDisc.tsx';
import { noticeLooks } from './noticeIcons.ts';

interface NotificationItemProps {
  notification: Notification;
  /** The current time, for showing its age. */
  now: number;
  /** Called on click; the link then opens its page. */
  onOpen: () => void;
}

/** A notification in the bell's list: a link to what it is about. */
export function NotificationItem({ notification, now, onOpen }: NotificationItemProps) {
  const { kind, title, message, is_read: isRead, created_at, link } = notification;
  const { icon, tone } = noticeLooks[kind];
  return (
    <ButtonBase
      component={Link}
      to={link}
      onClick={onOpen}
      sx={{
        width: '100%',
        minHeight: 64,
        display: 'flex',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        gap: 1.5,
        p: space(1.5, 2),
        textAlign: 'left',
        '&:hover, &:focus-visible': { bgcolor: 'roles.hover' },
        '&:focus-visible': { outlineOffset: '-2px' },
      }}
    >
      <IconDisc icon={icon} tone={tone} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text component="span" variant="subtitle2" sx={{ display: 'block', ...(isRead && { fontWeight: 500 }) }}>
          {title}
        </Text>
        <Text component="span" quiet sx={{ display: 'block' }}>
          {message}
        </Text>
      </Box>
      <Box component="span" sx={{ flex: 'none', display: 'grid', justifyItems: 'end', gap: 1 }}>
        <Text component="span" variant="caption" quiet sx={{ lineHeight: '1.25rem' }}>
          {formatAge(created_at, now)}
        </Text>
        {isRead ? null : (
          <>
            <Box
              component="span"
              aria-hidden
              sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'roles.gulabiShape' }}
            />
            <Box component="span" sx={visuallyHidden}>
              , unread
            </Box>
          </>
        )}
      </Box>
    </ButtonBase>
  );
}
