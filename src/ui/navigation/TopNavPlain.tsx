import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { PlaceLabel } from './PlaceLabel.tsx';
import type { TopNavPlace } from './topNavTypes.ts';

interface TopNavPlainProps {
  /** The places in display order. */
  places: readonly TopNavPlace[];
}

/** The public pages' places as links that wrap, for visitors without scripts. */
export function TopNavPlain({ places }: TopNavPlainProps) {
  return (
    <Box component="nav" aria-label="Main">
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2.5,
          px: { xs: 2, sm: 3 },
          pb: 1,
          borderBottom: '1px solid',
          borderColor: 'roles.line',
        }}
      >
        {places.map(({ label, to, badge }) => (
          <li key={label}>
            <Box
              component={Link}
              to={to}
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 44,
                typography: 'label',
                color: 'roles.ink',
                textUnderlineOffset: '4px',
                borderRadius: '4px',
                '&:hover': { color: 'roles.primary' },
              }}
            >
              <PlaceLabel label={label} badge={badge} />
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
