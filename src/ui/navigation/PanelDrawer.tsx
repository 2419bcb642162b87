import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { Menu, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';

interface PanelDrawerProps {
  /** The wordmark at the top of the drawer. */
  brand: ReactNode;
  /** Renders the content; `close` closes the drawer. */
  children: (close: () => void) => ReactNode;
}

/** The menu on phones: a button that opens a drawer with the sidebar's content. */
export function PanelDrawer({ brand, children }: PanelDrawerProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton aria-label="Open menu" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <Menu size={22} strokeWidth={1.75} />
      </IconButton>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            'aria-label': 'Menu',
            sx: {
              width: 304,
              maxWidth: '88vw',
              bgcolor: 'roles.side',
              p: space(0, 1.5, 1.5),
              display: 'flex',
              flexDirection: 'column',
            },
          },
        }}
      >
        <Row gap={1} sx={{ flex: 'none', minHeight: 64, pl: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>{brand}</Box>
          <IconButton aria-label="Close menu" onClick={close}>
            <X size={20} strokeWidth={1.75} />
          </IconButton>
        </Row>
        {children(close)}
      </Drawer>
    </>
  );
}
