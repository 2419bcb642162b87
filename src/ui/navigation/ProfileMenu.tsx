import Box from '@mui/material/Box';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { PersonAvatar } from '../media/PersonAvatar.tsx';
import { PersonLines } from './PanelPersonCard.tsx';
import type { PanelMenuEntry, PanelPerson } from './panelTypes.ts';

interface ProfileMenuProps {
  /** The person who is signed in. */
  person: PanelPerson;
  /** The menu's entries in display order. */
  menu: readonly PanelMenuEntry[];
}

const phone = '@media (max-width: 599.95px)';

/** The profile button of the header (on phones the avatar alone) and its menu, opened by click, Enter or arrow down. */
export function ProfileMenu({ person, menu }: ProfileMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  const openByArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setAnchor(event.currentTarget);
  };
  const closeByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    close();
  };
  return (
    <>
      <ProfileButton
        person={person}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={openByArrow}
      />
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { width: 258, mt: 0.75 } } }}
      >
        <Row gap={1.5} sx={{ p: 2, borderBottom: '1px solid', borderColor: 'roles.line' }}>
          <Avatar person={person} size={40} />
          <Box component="span" sx={{ minWidth: 0 }}>
            <PersonLines name={person.name} note={person.email} />
          </Box>
        </Row>
        <MenuList id={id} aria-label="Profile" autoFocusItem={Boolean(anchor)} onKeyDown={closeByTab} sx={{ p: 0.75 }}>
          {menu.flatMap(({ label, icon: Icon, apart, onSelect }) => [
            ...(apart ? [<Divider key={`before ${label}`} component="li" sx={{ mx: -0.75 }} />] : []),
            <MenuItem
              key={label}
              onClick={() => {
                close();
                onSelect();
              }}
            >
              {Icon ? <Icon size={18} strokeWidth={1.75} /> : null}
              {label}
            </MenuItem>,
          ])}
        </MenuList>
      </Popover>
    </>
  );
}

function Avatar({ person, size }: { person: PanelPerson; size: number }) {
  return <PersonAvatar name={person.name} photo={person.photo} fallback={person.fallback} size={size} tone="peacock" />;
}

function ProfileButton({ person, ...props }: ButtonBaseProps & { person: PanelPerson }) {
  return (
    <ButtonBase
      {...props}
      sx={{
        flex: '0 1 auto',
        gap: 1,
        minHeight: 44,
        minWidth: 44,
        pl: { xs: 0, sm: 0.75 },
        pr: { xs: 0, sm: 1 },
        borderRadius: '8px',
        textAlign: 'left',
        '&:hover, &[aria-expanded="true"]': { bgcolor: 'roles.hover' },
      }}
    >
      <Avatar person={person} size={32} />
      <Box component="span" sx={visuallyHidden}>
        Profile menu of{' '}
      </Box>
      <Box component="span" sx={{ minWidth: 0, maxWidth: 200, [phone]: visuallyHidden }}>
        <PersonLines name={person.name || person.email} note={person.roleLabel} />
      </Box>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
        <ChevronDown size={16} />
      </Box>
    </ButtonBase>
  );
}
