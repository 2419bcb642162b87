import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { homesPath } from '#contract/homes/address.ts';
import type { HomesQuery } from '#contract/homes/query.ts';
import { mediumControl } from '#src/theme/controls.ts';
import { chosenInForcedColours } from '#src/theme/forcedColours.ts';

interface PageLinksProps {
  query: HomesQuery;
  /** How many homes there are, as far as they were counted. */
  total: number;
}

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 44,
  ...mediumControl,
  px: 1.5,
  border: '1px solid',
  borderColor: 'roles.buttonLine',
  borderRadius: '8px',
  bgcolor: 'roles.paper',
  color: 'roles.ink',
  textDecoration: 'none',
  typography: 'body1',
  '&:hover': { borderColor: 'roles.control' },
  '&[aria-current]': {
    borderColor: 'roles.primary',
    bgcolor: 'roles.primaryTint',
    color: 'roles.primaryOnTint',
    fontWeight: 600,
    ...chosenInForcedColours,
  },
} as const;

/** Links to the pages of a search near the current one, and to the first and the last. */
export function PageLinks({ query, total }: PageLinksProps) {
  const { page, limit } = query;
  const pages = Math.ceil(total / limit);
  if (pages < 2) return null;
  const to = (number: number) => homesPath({ ...query, page: number });
  const near = [1, page - 1, page, page + 1, pages].filter(
    (number, at, all) => number >= 1 && number <= pages && all.indexOf(number) === at,
  );
  return (
    <Box component="nav" aria-label="Pages" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 4 }}>
      {page > 1 ? (
        <Box component={Link} to={to(page - 1)} rel="prev" sx={link}>
          Previous
        </Box>
      ) : null}
      {near.map((number) =>
        number === page ? (
          <Box key={number} component="span" aria-current="page" sx={link}>
            {number}
          </Box>
        ) : (
          <Box key={number} component={Link} to={to(number)} aria-label={`Page ${number}`} sx={link}>
            {number}
          </Box>
        ),
      )}
      {page < pages ? (
        <Box component={Link} to={to(page + 1)} rel="next" sx={link}>
          Next
        </Box>
      ) : null}
    </Box>
  );
}
