import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Ellipsis, EllipsisVertical, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { newTabProps } from '#src/lib/newTabProps.ts';
import { useMenu } from '#src/lib/useMenu.ts';
import { space } from '#src/theme/spacing.ts';
import { useFocusNearby } from '../feedback/useFocusNearby.ts';
import { ResponsiveDialog } from '../layout/ResponsiveDialog.tsx';

/** An item of a row's menu: an action, or a page that opens in a new tab, or in this one with `here`. */
export type RowMenuItem = {
  label: string;
  icon: LucideIcon;
  /** An action that is hard to undo: it is below a rule and in the error colour. */
  danger?: boolean;
} & ({ onClick: () => void } | { href: string; here?: true });

interface RowMenuProps {
  /** The row's name. */
  title: string;
  /** A line below the name, where the menu is a sheet. */
  line?: string;
  items: readonly RowMenuItem[];
  /** The button has no frame and is only as wide as its dots need. */
  quiet?: boolean;
  /** The button is as high as those of a page's header. */
  large?: boolean;
}

const itemLook = {
  minHeight: { xs: 48, sm: 40 },
  '& svg': { flex: 'none', color: 'roles.slate' },
} as const;
const dangerLook = { ...itemLook, color: 'tones.error.text', '& svg': { flex: 'none' } } as const;

const framedLook = {
  border: '1px solid',
  borderColor: 'roles.buttonLine',
  color: 'roles.ink',
  boxShadow: (theme: Theme) => theme.vars?.palette.roles.shadow1,
} as const;
// Its touch target reaches into the row's padding.
const quietLook = {
  width: 24,
  height: 24,
  m: space(-0.25, -0.75, -0.25, 0),
  '@media (max-width: 599.95px), (pointer: coarse)': { width: 44, height: 44, m: -1.5 },
} as const;

const entriesOf = (items: readonly RowMenuItem[], close: () => void): ReactNode[] =>
  items.flatMap(({ label, icon: Icon, danger, ...action }) => {
    const content = (
      <>
        <Icon size={16} aria-hidden />
        {label}
      </>
    );
    const entry =
      'href' in action ? (
        <MenuItem
          key={label}
          component="a"
          href={action.href}
          {...(action.here ? {} : newTabProps(label))}
          onClick={close}
          sx={itemLook}
        >
          {content}
        </MenuItem>
      ) : (
        <MenuItem
          key={label}
          onClick={() => {
            close();
            action.onClick();
          }}
          sx={danger ? dangerLook : itemLook}
        >
          {content}
        </MenuItem>
      );
    return danger ? [<Divider key={`rule above ${label}`} component="li" />, entry] : [entry];
  });

/** A row's actions other than its buttons: a menu, or on a phone a sheet with the row's name as its title. */
export function RowMenu({ title, line, items, quiet, large }: RowMenuProps) {
  const label = `More for ${title}`;
  const { button, menu, close } = useMenu(label);
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  // If the row leaves the list, its button disappears with it.
  const place = useFocusNearby();
  if (items.length === 0) return null;
  return (
    <>
      <div ref={place}>
        <IconButton
          size={large ? 'medium' : 'small'}
          {...button}
          aria-haspopup={phone ? 'dialog' : 'menu'}
          aria-label={label}
          sx={quiet ? quietLook : framedLook}
        >
          {quiet || large ? <Ellipsis size={large ? 18 : 16} /> : <EllipsisVertical size={16} />}
        </IconButton>
      </div>
      {phone ? (
        <ResponsiveDialog open={menu.open} title={title} line={line} onClose={close}>
          <MenuList autoFocusItem={menu.open} aria-label={label} sx={{ p: 0, mx: -1 }}>
            {entriesOf(items, close)}
          </MenuList>
        </ResponsiveDialog>
      ) : (
        <Menu
          {...menu}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ ...menu.slotProps, paper: { sx: { minWidth: 208, mt: 0.5 } } }}
        >
          {entriesOf(items, close)}
        </Menu>
      )}
    </>
  );
}
