import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Bell } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { CountPill } from '#src/ui/navigation/CountPill.tsx';
import { NotificationPanel, type NotificationPanelProps } from './NotificationPanel.tsx';

type NotificationBellProps = Pick<
  NotificationPanelProps,
  'notifications' | 'unread' | 'state' | 'footer' | 'onReadAll' | 'onRetry'
> & {
  /** Marks a notification as read, when its page opens. */
  onRead: (id: number) => void;
};

const MOST = 9;

/** The header's bell with the unread count. It opens the list: below it, or on phones a sheet. */
export function NotificationBell({ onRead, onReadAll, ...list }: NotificationBellProps) {
  const { unread } = list;
  const [at, setAt] = useState<HTMLElement | null>(null);
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  // The accessible name contains the badge's count.
  const words = unread > MOST ? `more than ${MOST}` : `${unread}`;
  const close = () => setAt(null);
  const content = (
    <NotificationPanel
      id={id}
      {...list}
      onOpen={(one) => {
        close();
        if (!one.is_read) onRead(one.id);
      }}
      onReadAll={() => {
        // The button is removed, so move the focus to the panel.
        panel.current?.focus();
        onReadAll();
      }}
      isSheet={phone}
      onClose={close}
    />
  );
  const paper = { ref: panel, role: 'dialog', 'aria-labelledby': id, tabIndex: -1 };
  const column = { display: 'flex', flexDirection: 'column', '&:focus': { outline: 'none' } } as const;
  return (
    <>
      <IconButton
        aria-label={unread ? `Notifications, ${words} unread` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={Boolean(at)}
        onClick={(event) => setAt(event.currentTarget)}
        sx={{ position: 'relative' }}
      >
        <Bell size={20} strokeWidth={1.75} />
        {unread ? (
          <Box component="span" aria-hidden sx={{ position: 'absolute', top: 0, right: 0, display: 'flex' }}>
            <CountPill value={unread} most={MOST} look="loud" />
          </Box>
        ) : null}
      </IconButton>
      {phone ? (
        <Drawer
          anchor="bottom"
          open={Boolean(at)}
          onClose={close}
          slotProps={{
            paper: { ...paper, sx: { ...column, height: 'calc(100dvh - 40px)', borderRadius: '18px 18px 0 0' } },
          }}
        >
          {content}
        </Drawer>
      ) : (
        <Popover
          open={Boolean(at)}
          anchorEl={at}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            paper: { ...paper, sx: { ...column, width: 380, maxHeight: 'min(640px, calc(100dvh - 88px))', mt: 0.75 } },
          }}
        >
          {content}
        </Popover>
      )}
    </>
  );
}
