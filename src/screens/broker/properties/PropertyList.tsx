import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { ARCHIVED_DAYS, type PropertyStatus, propertyStatuses } from '#contract/properties/life.ts';
import type { PropertyRow } from '#contract/properties/schemas.ts';
import { cardTextHeight, PropertyCard } from '#src/features/properties/PropertyCard.tsx';
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
  /** The chosen status; undefined for all. */
  status?: PropertyStatus | undefined;
  onView: (row: PropertyRow) => void;
  /** The menu with the other actions for a home. */
  menuOf: (row: PropertyRow) => ReactNode;
  onMore: () => void;
  onClear: () => void;
}

// Leaves room for a card's buttons beside its enquiries: two columns at 768, three at 1280, even with a scrollbar.
const CARD = 296;
const grid = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${CARD}px), 1fr))`,
} as const;

/** The cards, or the reason for an empty list. */
export function PropertyList({ list, q, status, onView, menuOf, onMore, onClear }: PropertyListProps) {
  // After a failure, an empty list read earlier does not say what there is now.
  if (list.isError && !list.data?.data.length)
    return (
      <Card>
        <InlineError drawing message={messageOf(list.error, 'Failed to load')} onRetry={() => list.refetch()} />
      </Card>
    );
  if (!list.data) return <Loading shape="card" count={6} cardWidth={CARD} height={cardTextHeight} />;
  const { data: rows, meta } = list.data;
  if (rows.length === 0) return <NoProperties q={q} status={status} onClear={onClear} />;
  return (
    <>
      {list.isError ? <InlineError message={messageOf(list.error, 'Failed to load')} /> : null}
      <Box component="ul" aria-label="Properties" aria-busy={list.isPlaceholderData} sx={grid}>
        {rows.map((row) => (
          <li key={row.id}>
            <PropertyCard
              row={row}
              onView={() => onView(row)}
              editTo={paths.broker.editProperty(row.id)}
              menu={menuOf(row)}
            />
          </li>
        ))}
      </Box>
      {rows.length < meta.total ? (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mt: 3, color: 'roles.slate' }}>
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

interface NoPropertiesProps {
  q: string;
  status: PropertyStatus | undefined;
  onClear: () => void;
}

function NoProperties({ q, status, onClear }: NoPropertiesProps) {
  const which = status ? ` with status “${propertyStatuses.labels[status]}”` : '';
  const kept = status === 'archived' ? ` What you delete is kept here for ${ARCHIVED_DAYS} days.` : '';
  return (
    <Card>
      {q || status ? (
        <EmptyState
          drawing="results"
          title="No property matches"
          text={
            q
              ? `None of your properties${which} has “${q}” in its city, locality, address or title.`
              : `You have no property${which}.${kept}`
          }
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
