import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { homesPath } from '#contract/homes/address.ts';
import type { HomesQuery } from '#contract/homes/query.ts';
import type { HomesFound } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { EmptyDrawing } from '#src/art/EmptyDrawing.tsx';
import { homesWords } from '#src/features/homes/homeCounts.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { publicCard } from '#src/ui/layout/publicContent.ts';
import { loosenings } from './searchWords.ts';

const MOST = 4;

/**
 * A page without homes. Past the last page: a link to the first; else: which filter to drop, and how many homes that
 * finds.
 */
export function NothingFound({ query, meta }: { query: HomesQuery; meta: HomesFound['meta'] }) {
  if (meta.total > 0)
    return (
      <EmptyState
        title="Nothing on this page"
        text="The list has become shorter."
        action={
          <Button component={Link} to={homesPath({ ...query, page: 1 })}>
            Show the first page
          </Button>
        }
      />
    );
  const ways = loosenings(query, meta).slice(0, MOST);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 720 }}>
      {/* Cancels the drawing’s own margin, so that it is aligned with the text. */}
      <Box sx={{ ml: -3 }}>
        <EmptyDrawing of="results" />
      </Box>
      <Text variant="copy">
        {ways.length > 0
          ? 'No home has all of that. Leaving out one thing finds some:'
          : 'No home matches, even without one of the filters.'}
      </Text>
      <Box component="ul" sx={{ display: 'grid', gap: 1, width: '100%' }}>
        {ways.map(({ name, total, to }) => (
          <li key={name}>
            <Box
              component={Link}
              to={to}
              sx={{
                ...publicCard,
                display: 'flex',
                alignItems: 'center',
                gap: 2,
                minHeight: 72,
                px: 2,
                color: 'roles.ink',
                textDecoration: 'none',
                '&:hover': { borderColor: 'roles.primary' },
              }}
            >
              <Text component="span" variant="body1" sx={{ flex: 1 }}>
                {name}
              </Text>
              <Text component="span" variant="subtitle2" sx={{ color: 'roles.primary' }}>
                {homesWords(total)}
              </Text>
              <ChevronRight size={20} aria-hidden />
            </Box>
          </li>
        ))}
      </Box>
      <Box
        component={Link}
        to={paths.homes}
        sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center', color: 'roles.primary' }}
      >
        Clear all filters
      </Box>
    </Box>
  );
}
