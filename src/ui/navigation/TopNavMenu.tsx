import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import { Menu, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useScrollLock } from '#src/lib/useScrollLock.ts';
import { space } from '#src/theme/spacing.ts';
import { PlaceLink } from './PlaceLabel.tsx';
import type { TopNavPlace } from './topNavTypes.ts';

interface TopNavMenuProps {
  /** The places in groups with a rule between them. */
  groups: readonly (readonly TopNavPlace[])[];
  /** Buttons below the places. */
  actions?: ReactNode;
}

/**
 * The menu of the public pages in windows too narrow for the row of places: a button that opens a sheet under the header.
 * Escape, choosing a place, a click outside and tabbing out close it.
 */
export function TopNavMenu({ groups, actions }: TopNavMenuProps) {
  const id = useId();
  const { open, button, close, toggle, choose, handlers } = useSheet();
  const Icon = open ? X : Menu;
  return (
    <Box {...handlers}>
      <IconButton
        ref={button}
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        sx={{ width: 44, height: 44, mr: -1, color: 'roles.ink' }}
      >
        <Icon size={24} strokeWidth={1.75} />
      </IconButton>
      {open ? (
        <>
          <Box aria-hidden onClick={close} sx={{ position: 'fixed', inset: 0, zIndex: -1, bgcolor: 'roles.scrim' }} />
          <Box id={id} sx={sheet}>
            <nav aria-label="Main">
              {groups.map((group, index) => (
                <Group key={group.map(({ label }) => label).join()} places={group} rule={index > 0} onChoose={choose} />
              ))}
            </nav>
            {actions ? (
              <Box
                onClick={choose}
                sx={{
                  display: 'flex',
                  flexDirection: 'column',
                  gap: 1,
                  pt: 2,
                  mt: 1,
                  borderTop: '1px solid',
                  borderColor: 'roles.line',
                }}
              >
                {actions}
              </Box>
            ) : null}
          </Box>
        </>
      ) : null}
    </Box>
  );
}

/** The sheet's state; `choose` closes it and returns the focus to the button. */
function useSheet() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useScrollLock(open);
  // A wider window hides the menu, which then must not block the page's scrolling.
  useEffect(() => {
    if (!open) return;
    const closeIfHidden = () => {
      if (!button.current?.offsetParent) setOpen(false);
    };
    window.addEventListener('resize', closeIfHidden);
    return () => window.removeEventListener('resize', closeIfHidden);
  }, [open]);
  const close = () => setOpen(false);
  return {
    open,
    button,
    close,
    toggle: () => setOpen(!open),
    choose: () => {
      close();
      button.current?.focus({ preventScroll: true });
    },
    handlers: {
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape' || !open) return;
        close();
        button.current?.focus();
      },
      // Without a related target, the user clicked something that takes no focus; the scrim handles those clicks.
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
      },
    },
  };
}

const sheet = {
  position: 'absolute',
  top: '100%',
  left: 0,
  right: 0,
  maxHeight: 'calc(100dvh - 64px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  p: { xs: space(1, 2, 2.5), sm: space(1, 3, 3) },
  bgcolor: 'roles.page',
  borderTop: '1px solid',
  borderColor: 'roles.line',
  borderRadius: '0 0 14px 14px',
  boxShadow: (theme: Theme) => theme.vars?.palette.roles.shadow2,
} as const;

interface GroupProps {
  places: readonly TopNavPlace[];
  /** A rule above the group. */
  rule: boolean;
  onChoose: () => void;
}

function Group({ places, rule, onChoose }: GroupProps) {
  return (
    <div>
      {rule ? <Box component="hr" sx={{ m: space(1, 0), border: 0, borderBottom: 1, borderColor: 'divider' }} /> : null}
      <ul>
        {places.map((place) => (
          <li key={place.label}>
            <PlaceLink
              place={place}
              onClick={onChoose}
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 48,
                px: 1.5,
                mx: -1.5,
                borderRadius: '8px',
                typography: 'label',
                color: 'roles.ink',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'roles.hover' },
                '&:focus-visible': { outlineOffset: '-2px' },
                '&[aria-current="page"]': { bgcolor: 'roles.primaryTint', color: 'roles.primaryOnTint' },
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
