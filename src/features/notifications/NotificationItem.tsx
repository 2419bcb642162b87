import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link } from 'react-router-dom';
import type { Notification } from '#contract/notifications.ts';
import { formatAge } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
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
        <Box component="span" sx={{ display: 'block', typography: 'subtitle2', ...(isRead && { fontWeight: 500 }) }}>
          {title}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'roles.slate' }}>
          {message}
        </Box>
      </Box>
      <Box component="span" sx={{ flex: 'none', display: 'grid', justifyItems: 'end', gap: 1 }}>
        <Box component="span" sx={{ typography: 'caption', lineHeight: '1.25rem', color: 'roles.slate' }}>
          {formatAge(created_at, now)}
        </Box>
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
