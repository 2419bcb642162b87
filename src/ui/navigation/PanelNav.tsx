import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { NavLink } from 'react-router-dom';
import { chosenInForcedColours } from '#src/theme/forcedColours.ts';
import { space } from '#src/theme/spacing.ts';
import { CountPill } from './CountPill.tsx';
import type { PanelItem } from './panelTypes.ts';

interface PanelNavProps {
  /** The navigation's name for screen readers. */
  label: string;
  /** The links in display order. */
  items: readonly PanelItem[];
  /** Shows icons only, with tooltips. */
  rail?: boolean;
  /** 48 px high, for touch. */
  touch?: boolean;
  /** Called when a link is followed. */
  onNavigate?: () => void;
}

// The highest count that fits beside an icon of the rail.
const RAIL_MOST = 9;

/** The navigation of a panel; it scrolls where the links do not fit. */
export function PanelNav({ label, items, rail, touch, onNavigate }: PanelNavProps) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        flex: '1 1 auto',
        minHeight: 96,
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        m: space(0, -1.5),
        p: space(1, 1.5),
      }}
    >
      <Box component="ul" sx={{ display: 'grid', gap: rail ? 0.5 : 0.25 }}>
        {items.map(({ label: name, to, icon: Icon, count, end }) => (
          <li key={to}>
            <Tooltip title={rail ? name : ''} placement="right">
              <Box
                component={NavLink}
                to={to}
                end={Boolean(end)}
                onClick={onNavigate}
                {...(rail
                  ? { 'aria-label': count ? `${name}, ${count > RAIL_MOST ? `${RAIL_MOST}+` : count}` : name }
                  : {})}
                sx={{
                  position: 'relative',
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: rail ? 'center' : 'flex-start',
                  gap: 1.5,
                  minHeight: touch ? 48 : rail ? 44 : 40,
                  px: rail ? 0 : 1.5,
                  py: 0.75,
                  border: '1px solid transparent',
                  borderRadius: '8px',
                  color: 'roles.slate',
                  typography: 'label',
                  textDecoration: 'none',
                  '@media (pointer: coarse)': { minHeight: touch ? 48 : 44 },
                  '&:hover': { bgcolor: 'roles.navHover', color: 'roles.ink' },
                  '&:focus-visible': { outlineOffset: '-2px' },
                  '&[aria-current="page"]': {
                    bgcolor: 'roles.paper',
                    borderColor: 'roles.line',
                    boxShadow: (theme) => theme.vars?.palette.roles.shadow1,
                    color: 'roles.ink',
                    fontWeight: 600,
                    '& svg': { color: 'roles.primary' },
                    ...chosenInForcedColours,
                  },
                }}
              >
                <Icon size={rail ? 20 : 18} strokeWidth={1.75} />
                {rail ? null : (
                  <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                    {name}
                  </Box>
                )}
                {count ? (
                  // In the rail the count is beside the icon: on top of it, a long count would hide it.
                  <Box component="span" sx={rail ? { position: 'absolute', top: -4, left: 28 } : { display: 'flex' }}>
                    <CountPill value={count} most={rail ? RAIL_MOST : undefined} look={rail ? 'loud' : undefined} />
                  </Box>
                ) : null}
              </Box>
            </Tooltip>
          </li>
        ))}
      </Box>
    </Box>
  );
}
