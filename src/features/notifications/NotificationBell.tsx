import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { Bell, ContactRound, type LucideIcon, UserRoundPlus, UsersRound } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { IconDisc } from '#src/ui/data/IconDisc.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { CountPill } from '#src/ui/navigation/CountPill.tsx';

interface NotificationBellProps {
  /** The unread notifications, newest first. */
  notifications: readonly Notification[];
  /** The server may have more unread notifications than these. */
  andMore?: boolean;
  /** Marks the chosen notification as read. */
  onRead: (id: number) => void;
}

// A notification has no type; the icon depends on words of its title.
const iconOf = (title: string): LucideIcon => {
  if (/\blead\b/i.test(title)) return ContactRound;
  return /await|approv|waiting/i.test(title) ? UserRoundPlus : UsersRound;
};

/** The header's bell with the unread count. It opens the list, where choosing an item marks it as read. */
export function NotificationBell({ notifications, andMore = false, onRead }: NotificationBellProps) {
  const [at, setAt] = useState<HTMLElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const count = notifications.length;
  const unread = `${count}${andMore ? ' or more' : ''} unread`;
  const read = (chosen: number) => {
    // The focused item is removed, so the list takes the focus and Tab reaches the next item.
    panel.current?.focus();
    onRead(chosen);
  };
  return (
    <>
      <IconButton
        aria-label={count ? `Notifications, ${unread}` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={Boolean(at)}
        onClick={(event) => setAt(event.currentTarget)}
        sx={{ position: 'relative' }}
      >
        <Bell size={20} strokeWidth={1.75} />
        {count ? (
          <Box component="span" aria-hidden sx={{ position: 'absolute', top: 0, right: 0, display: 'flex' }}>
            <CountPill value={count} andMore={andMore} look="loud" />
          </Box>
        ) : null}
      </IconButton>
      <Popover
        open={Boolean(at)}
        anchorEl={at}
        onClose={() => setAt(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            ref: panel,
            role: 'dialog',
            'aria-labelledby': id,
            tabIndex: -1,
            sx: { width: 380, maxWidth: 'calc(100vw - 32px)', mt: '6px', '&:focus': { outline: 'none' } },
          },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: '8px',
            p: '16px 18px',
            borderBottom: '1px solid',
            borderColor: 'roles.line',
          }}
        >
          <Box component="h2" id={id} sx={{ typography: 'cardTitle' }}>
            Notifications
          </Box>
          {count ? <CountPill value={count} andMore={andMore} /> : null}
          <Box role="status" sx={visuallyHidden}>
            {count ? unread : 'No notifications'}
          </Box>
        </Box>
        {count ? (
          <Box component="ul" sx={{ p: '6px', maxHeight: 'min(520px, calc(100dvh - 160px))', overflowY: 'auto' }}>
            {notifications.map((one) => (
              <li key={one.id}>
                <Item notification={one} onRead={() => read(one.id)} />
              </li>
            ))}
          </Box>
        ) : (
          <EmptyState title="No notifications" size="small" />
        )}
      </Popover>
    </>
  );
}

function Item({ notification: { title, message }, onRead }: { notification: Notification; onRead: () => void }) {
  const Icon = iconOf(title);
  return (
    <ButtonBase
      onClick={onRead}
      sx={{
        width: '100%',
        display: 'flex',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        gap: '12px',
        p: '10px 12px',
        borderRadius: '8px',
        textAlign: 'left',
        '&:hover, &:focus-visible': { bgcolor: 'roles.hover' },
        '&:focus-visible': { outlineOffset: '-2px' },
      }}
    >
      <IconDisc icon={Icon} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: 'block', typography: 'subtitle2' }}>
          {title}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'roles.slate' }}>
          {message}
        </Box>
        <Box component="span" sx={visuallyHidden}>
          . Mark as read
        </Box>
      </Box>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 8, height: 8, flex: 'none', mt: '6px', borderRadius: '50%', bgcolor: 'roles.badge' }}
      />
    </ButtonBase>
  );
}
