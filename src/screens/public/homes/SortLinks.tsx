import Box from '@mui/material/Box';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { homeSorts } from '#contract/homes/choices.ts';
import type { HomesQuery } from '#contract/homes/query.ts';
import { mediumControl } from '#src/theme/controls.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { searchWith } from './searchWords.ts';

/** The sort orders of a search as links, in a menu below the current one. */
export function SortLinks({ query }: { query: HomesQuery }) {
  return (
    <Box component="details" sx={{ position: 'relative', flex: 'none' }}>
      <Row
        component="summary"
        gap={1}
        sx={{
          ...mediumControl,
          px: 1.5,
          border: '1px solid',
          borderColor: 'roles.control',
          borderRadius: '8px',
          bgcolor: 'roles.paper',
          typography: 'body1',
          cursor: 'pointer',
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
        }}
      >
        {homeSorts.labels[query.sort]}
        <ChevronDown size={18} aria-hidden />
      </Row>
      <Box
        component="ul"
        aria-label="Sort"
        sx={{
          position: 'absolute',
          top: 48,
          right: 0,
          zIndex: 3,
          width: 'min(260px, 90vw)',
          p: 1,
          border: '1px solid',
          borderColor: 'roles.line',
          borderRadius: '14px',
          bgcolor: 'roles.paper',
        }}
      >
        {homeSorts.options.map(({ value, label }) => (
          <li key={value}>
            <Box
              component={Link}
              to={searchWith(query, { sort: value })}
              aria-current={value === query.sort ? 'true' : undefined}
              sx={{
                display: 'flex',
                alignItems: 'center',
                ...mediumControl,
                px: 1.5,
                borderRadius: '8px',
                color: 'roles.ink',
                textDecoration: 'none',
                typography: 'body1',
                '&[aria-current]': { bgcolor: 'roles.primaryTint', color: 'roles.primaryOnTint' },
                '&:hover': { textDecoration: 'underline' },
              }}
            >
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
