import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { Monitor, Moon, Sun } from 'lucide-react';
import { menuItemRadio, useMenu } from '#src/lib/useMenu.ts';

const choices = [
  { mode: 'light', label: 'Light', Icon: Sun },
  { mode: 'dark', label: 'Dark', Icon: Moon },
  { mode: 'system', label: 'System', Icon: Monitor },
] as const;

/** A menu to choose the colour scheme (light, dark or the system's); this browser remembers the choice. */
export function SchemeSwitch() {
  const { mode, setMode } = useColorScheme();
  const { button, menu, close } = useMenu('Colour scheme');
  const current = choices.find((choice) => choice.mode === mode) ?? choices[2];
  const choose = (next: (typeof choices)[number]['mode']) => () => {
    setMode(next);
    close();
  };
  return (
    <>
      <IconButton aria-label={`Colour scheme: ${current.label}`} {...button}>
        <current.Icon size={20} />
      </IconButton>
      <Menu {...menu}>
        {choices.map(({ mode: one, label, Icon }) => (
          <MenuItem key={one} {...menuItemRadio(one === mode, choose(one))}>
            <Icon size={18} />
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
