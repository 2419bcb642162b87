import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { visuallyHidden } from '../layout/visuallyHidden';
import { PersonAvatar } from '../media/PersonAvatar';
import type { PanelMenuEntry, PanelPerson } from './panelTypes';

interface ProfileMenuProps {
  person: PanelPerson;
  menu: readonly PanelMenuEntry[];
}

/** The header's person: avatar, name, role (the avatar alone on phones), opening a menu. */
export function ProfileMenu({ person, menu }: ProfileMenuProps) {
  const [at, setAt] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={Boolean(at)}
        onClick={(event) => setAt(event.currentTarget)}
        sx={{
          gap: '10px',
          minHeight: 44,
          minWidth: 44,
          pl: { xs: 0, sm: '6px' },
          pr: { xs: 0, sm: '8px' },
          borderRadius: '8px',
          textAlign: 'left',
          '&:hover': { bgcolor: 'roles.hover' },
        }}
      >
        <PersonAvatar
          name={person.name}
          photo={person.photo ?? null}
          fallback={person.fallback}
          size={32}
          tone="peacock"
        />
        <Box component="span" sx={visuallyHidden}>
          Profile menu of{' '}
        </Box>
        <Box component="span" sx={{ maxWidth: 200, '@media (max-width: 599.95px)': visuallyHidden }}>
          <Box
            component="span"
            sx={{
              display: 'block',
              fontWeight: 600,
              lineHeight: '18px',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {person.name}
          </Box>
          <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'roles.slate' }}>
            {person.roleLabel}
          </Box>
        </Box>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
          <ChevronDown size={16} />
        </Box>
      </ButtonBase>
      <Menu
        open={Boolean(at)}
        anchorEl={at}
        onClose={() => setAt(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 180 } } }}
      >
        {menu.map(({ label, onSelect }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAt(null);
              onSelect();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
