import Box from '@mui/material/Box';
import { StatCard } from './StatCard.tsx';
import type { Stat } from './stat.ts';

interface StatCardsProps {
  /** Names the group for screen readers. */
  label: string;
  /** The figures in display order; four fill a row. */
  stats: readonly Stat[];
}

/** A dashboard's figures: cards in rows of four or two; on a phone one card with a row for each figure. */
export function StatCards({ label, stats }: StatCardsProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="ul"
        aria-label={label}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '@container (min-width: 880px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
          gap: { xs: 0, sm: 2 },
          bgcolor: { xs: 'roles.paper', sm: 'transparent' },
          border: { xs: '1px solid', sm: 0 },
          borderColor: { xs: 'roles.line', sm: 'transparent' },
          borderRadius: '14px',
          boxShadow: (theme) => ({ xs: theme.vars?.palette.roles.shadow1, sm: 'none' }),
        }}
      >
        {stats.map((stat) => (
          <Box
            component="li"
            key={stat.label}
            sx={{
              minWidth: 0,
              bgcolor: 'roles.paper',
              border: { sm: '1px solid' },
              borderBottom: { xs: '1px solid', sm: '1px solid' },
              borderColor: { xs: 'roles.lineSoft', sm: 'roles.line' },
              borderRadius: { xs: 0, sm: '14px' },
              boxShadow: (theme) => ({ xs: 'none', sm: theme.vars?.palette.roles.shadow1 }),
              '&:first-of-type': { borderTopLeftRadius: '14px', borderTopRightRadius: '14px' },
              '&:last-of-type': {
                borderBottomWidth: { xs: 0, sm: 1 },
                borderBottomLeftRadius: '14px',
                borderBottomRightRadius: '14px',
              },
            }}
          >
            <StatCard stat={stat} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
