import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Menu, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useHeldScroll } from '#src/lib/useHeldScroll.ts';
import { PlaceLabel } from './PlaceLabel.tsx';
import type { TopNavPlace } from './topNavTypes.ts';

interface TopNavMenuProps {
  /** The places, with a rule between one group and the next. */
  groups: readonly (readonly TopNavPlace[])[];
  /** Buttons under the places. */
  actions?: ReactNode;
}

/**
 * The menu of the public pages where the row of places does not fit: a button that opens a sheet under the header.
 * Escape closes it and gives focus back; so do choosing a place, a press beside it, and leaving it with Tab.
 */
export function TopNavMenu({ groups, actions }: TopNavMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  useHeldScroll(open);
  // A wider window has no menu: nothing may hold the page then.
  useEffect(() => {
    if (!open) return;
    const look = () => {
      if (!button.current?.offsetParent) setOpen(false);
    };
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [open]);
  const close = () => setOpen(false);
  const choose = () => {
    close();
    // What was pressed goes away with the menu.
    button.current?.focus({ preventScroll: true });
  };
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };
  const closeWhenLeft = (event: FocusEvent<HTMLElement>) => {
    const to = event.relatedTarget;
    // Focus that goes nowhere is a press on something that takes none; the veil hears those.
    if (to instanceof Node && !event.currentTarget.contains(to)) close();
  };
  const Icon = open ? X : Menu;
  return (
    <Box onKeyDown={closeByEscape} onBlur={closeWhenLeft}>
      <IconButton
        ref={button}
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        sx={{ width: 44, height: 44, mr: '-10px', color: 'roles.ink' }}
      >
        <Icon size={24} strokeWidth={1.75} />
      </IconButton>
      {open ? (
        <>
          <Box aria-hidden onClick={close} sx={{ position: 'fixed', inset: 0, zIndex: -1, bgcolor: 'roles.scrim' }} />
          <Box
            id={id}
            sx={{
              position: 'absolute',
              top: '100%',
              left: 0,
              right: 0,
              maxHeight: 'calc(100dvh - 64px)',
              overflowY: 'auto',
              overscrollBehavior: 'contain',
              p: { xs: '8px 16px 20px', sm: '8px 24px 24px' },
              bgcolor: 'roles.page',
              borderTop: '1px solid',
              borderColor: 'roles.line',
              borderRadius: '0 0 14px 14px',
              boxShadow: (theme) => theme.vars?.palette.roles.shadow2,
            }}
          >
            <nav aria-label="Main">
              {groups.map((group, index) => (
                <Box key={group.map(({ label }) => label).join()}>
                  {index ? (
                    <Box component="hr" sx={{ m: '8px 0', border: 0, borderBottom: 1, borderColor: 'divider' }} />
                  ) : null}
                  <Box component="ul">
                    {group.map(({ label, to, badge, borrowed }) => (
                      <li key={label}>
                        <Box
                          component={Link}
                          to={to}
                          onClick={choose}
                          aria-current={to === here && !borrowed ? 'page' : undefined}
                          sx={{
                            display: 'flex',
                            alignItems: 'center',
                            minHeight: 48,
                            px: '12px',
                            mx: '-12px',
                            borderRadius: '8px',
                            typography: 'place',
                            color: 'roles.ink',
                            textDecoration: 'none',
                            '&:hover': { bgcolor: 'roles.hover' },
                            '&:focus-visible': { outlineOffset: '-2px' },
                            '&[aria-current="page"]': { bgcolor: 'roles.primaryTint', color: 'roles.primaryOnTint' },
                          }}
                        >
                          <PlaceLabel label={label} badge={badge} />
                        </Box>
                      </li>
                    ))}
                  </Box>
                </Box>
              ))}
            </nav>
            {actions ? (
              <Box
                onClick={choose}
                sx={{
                  display: 'flex',
                  flexDirection: 'column',
                  gap: '10px',
                  pt: '16px',
                  mt: '8px',
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
