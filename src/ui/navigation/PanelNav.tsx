import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { NavLink } from 'react-router-dom';
import type { PanelItem } from './panelTypes';

interface PanelNavProps {
  label: string;
  items: readonly PanelItem[];
  /** Icons alone, their names as tooltips. */
  rail?: boolean;
  /** 48 high, for fingers. */
  touch?: boolean;
  onNavigate?: () => void;
}

/** The places of a panel; the current one on paper with a peacock icon and `aria-current`. */
export function PanelNav({ label, items, rail, touch, onNavigate }: PanelNavProps) {
  return (
    <Box component="nav" aria-label={label} sx={{ pt: '8px' }}>
      <Box component="ul" sx={{ display: 'grid', gap: '2px' }}>
        {items.map(({ label: name, to, icon: Icon, count, end }) => (
          <li key={to}>
            <Tooltip title={rail ? name : ''} placement="right">
              <Box
                component={NavLink}
                to={to}
                end={Boolean(end)}
                onClick={onNavigate}
                {...(rail ? { 'aria-label': count ? `${name}, ${count}` : name } : {})}
                sx={{
                  position: 'relative',
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: rail ? 'center' : 'flex-start',
                  gap: '12px',
                  minHeight: touch ? 48 : rail ? 44 : 40,
                  px: rail ? 0 : '12px',
                  border: '1px solid transparent',
                  borderRadius: '8px',
                  color: 'roles.slate',
                  fontWeight: 500,
                  textDecoration: 'none',
                  '&:hover': { bgcolor: 'roles.hover', color: 'roles.ink' },
                  '&[aria-current="page"]': {
                    bgcolor: 'roles.paper',
                    borderColor: 'roles.line',
                    boxShadow: (theme) => theme.vars?.palette.roles.shadow1,
                    color: 'roles.ink',
                    fontWeight: 600,
                    '& svg': { color: 'roles.primary' },
                  },
                }}
              >
                <Icon size={18} strokeWidth={1.75} />
                {rail ? null : <span>{name}</span>}
                {count ? <Count value={count} corner={Boolean(rail)} /> : null}
              </Box>
            </Tooltip>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Count({ value, corner }: { value: number; corner: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        minWidth: 20,
        px: '6px',
        borderRadius: '999px',
        bgcolor: 'roles.primaryTint',
        color: 'roles.primaryOnTint',
        typography: 'captionStrong',
        lineHeight: '20px',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
        ...(corner ? { position: 'absolute', top: 0, right: 0 } : { ml: 'auto' }),
      }}
    >
      {value}
    </Box>
  );
}
