import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { ListingRow } from '#contract/properties/schemas.ts';
import { PropertyCard } from '#src/features/properties/PropertyCard.tsx';
import { MAX_PROPERTIES, type useProperties } from '#src/features/properties/queries.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatNumber } from '#src/lib/format.ts';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Card } from '#src/ui/layout/Card.tsx';

interface PropertyListProps {
  list: ReturnType<typeof useProperties>;
  /** The search words; '' without a search. */
  q: string;
  onView: (row: ListingRow) => void;
  onMore: () => void;
  onClear: () => void;
}

const grid = {
  display: 'grid',
  gap: '20px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 272px), 1fr))',
} as const;

/** The cards, or the reason for an empty list. */
export function PropertyList({ list, q, onView, onMore, onClear }: PropertyListProps) {
  // An empty list from before a failure is no news of what there is now.
  if (list.isError && !list.data?.data.length)
    return (
      <Card>
        <InlineError drawing message={messageOf(list.error, 'Failed to load')} onRetry={() => list.refetch()} />
      </Card>
    );
  if (!list.data) return <Loading shape="card" count={6} />;
  const { data: rows, meta } = list.data;
  if (rows.length === 0) return <NoProperties q={q} onClear={onClear} />;
  return (
    <>
      {list.isError ? <InlineError message={messageOf(list.error, 'Failed to load')} /> : null}
      <Box component="ul" aria-label="Properties" aria-busy={list.isPlaceholderData} sx={grid}>
        {rows.map((row) => (
          <li key={row.id}>
            <PropertyCard row={row} onView={() => onView(row)} />
          </li>
        ))}
      </Box>
      {rows.length < meta.total ? (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: '8px', mt: '24px', color: 'roles.slate' }}>
          <p>
            {formatNumber(rows.length)} of {formatNumber(meta.total)} shown
          </p>
          {rows.length < MAX_PROPERTIES ? (
            <BusyButton busy={list.isPlaceholderData} busyText="Loading..." onClick={onMore}>
              Show more
            </BusyButton>
          ) : (
            <p>Search to find the others.</p>
          )}
        </Box>
      ) : null}
    </>
  );
}

function NoProperties({ q, onClear }: { q: string; onClear: () => void }) {
  return (
    <Card>
      {q ? (
        <EmptyState
          drawing="results"
          title="No property matches"
          text={`Nothing of yours has “${q}” in its city, locality, address or title.`}
          action={<Button onClick={onClear}>Show all properties</Button>}
        />
      ) : (
        <EmptyState
          title="No properties yet"
          text="Post your first one: it appears here and on your website."
          action={
            <Button component={Link} to={paths.broker.postProperty} variant="contained">
              Post Property
            </Button>
          }
        />
      )}
    </Card>
  );
}
