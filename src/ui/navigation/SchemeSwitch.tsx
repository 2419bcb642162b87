import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';

const choices = [
  { mode: 'light', label: 'Light', Icon: Sun },
  { mode: 'dark', label: 'Dark', Icon: Moon },
  { mode: 'system', label: 'As the system', Icon: Monitor },
] as const;

/** Light, dark or as the system is: a button with a menu; the choice is remembered in this browser. */
export function SchemeSwitch() {
  const { mode, setMode } = useColorScheme();
  const [at, setAt] = useState<HTMLElement | null>(null);
  const shown = choices.find((choice) => choice.mode === mode) ?? choices[2];
  return (
    <>
      <IconButton
        aria-label={`Colour scheme: ${shown.label}`}
        aria-haspopup="menu"
        aria-expanded={Boolean(at)}
        onClick={(event) => setAt(event.currentTarget)}
      >
        <shown.Icon size={20} />
      </IconButton>
      <Menu
        open={Boolean(at)}
        anchorEl={at}
        onClose={() => setAt(null)}
        slotProps={{ list: { 'aria-label': 'Colour scheme' } }}
      >
        {choices.map(({ mode: one, label, Icon }) => (
          <MenuItem
            key={one}
            role="menuitemradio"
            aria-checked={one === mode}
            selected={one === mode}
            onClick={() => {
              setMode(one);
              setAt(null);
            }}
          >
            <Icon size={18} />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
