import { type MouseEvent, useState } from 'react';

/** State of a menu button: spread `button` on the button and `menu` on MUI's `Menu`; `label` names the menu. */
export function useMenu(label: string) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return {
    close,
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': Boolean(anchor),
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    },
    menu: { open: Boolean(anchor), anchorEl: anchor, onClose: close, slotProps: { list: { 'aria-label': label } } },
  } as const;
}

/** Props of a `MenuItem` that is one of several exclusive choices. */
export const menuItemRadio = (checked: boolean, onClick: () => void) =>
  ({ role: 'menuitemradio', 'aria-checked': checked, selected: checked, onClick }) as const;
