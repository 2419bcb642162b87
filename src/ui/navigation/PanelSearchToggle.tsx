import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { PanelSearch } from './PanelSearch.tsx';

/** A button that opens the header's search box on phones; hidden from 600 px on. */
export function PanelSearchToggle() {
  const [at, setAt] = useState<HTMLElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <IconButton
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={Boolean(at)}
        onClick={(event) => setAt(event.currentTarget)}
        sx={{ display: { sm: 'none' } }}
      >
        <Search size={20} strokeWidth={1.75} />
      </IconButton>
      <Popover
        keepMounted
        open={Boolean(at)}
        anchorEl={at}
        onClose={() => setAt(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          transition: { onEntered: () => panel.current?.querySelector('input')?.focus() },
          paper: {
            ref: panel,
            role: 'dialog',
            'aria-label': 'Search',
            tabIndex: -1,
            sx: { width: 'calc(100vw - 32px)', mt: 0.75, p: 1, '&:focus': { outline: 'none' } },
          },
        }}
      >
        <PanelSearch />
      </Popover>
    </>
  );
}
