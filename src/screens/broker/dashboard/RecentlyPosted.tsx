import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { PropertyRow } from '#contract/properties/schemas.ts';
import { cardTextHeight, PropertyCard } from '#src/features/properties/PropertyCard.tsx';
import { PropertyDialog } from '#src/features/properties/PropertyDialog.tsx';
import { useRecentProperties } from '#src/features/properties/queries.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { touchTarget } from '#src/ui/layout/touchTarget.ts';

// Shows only as many as fit in one row: one on a phone, two from `sm`, three from `md`.
const oneRow = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  '& > :nth-of-type(2)': { display: { xs: 'none', sm: 'block' } },
  '& > :nth-of-type(3)': { display: { xs: 'none', md: 'block' } },
} as const;

/** The most recently posted homes, each of which can be viewed. */
export function RecentlyPosted() {
  const list = useRecentProperties();
  const titleId = useId();
  const [shown, setShown] = useState<PropertyRow>();
  const [open, setOpen] = useState(false);
  const rows = list.data?.data;
  const view = (row: PropertyRow) => {
    setShown(row);
    setOpen(true);
  };
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 3.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
        <Text component="h2" id={titleId} variant="cardTitle">
          Recently posted
        </Text>
        <Link component={RouterLink} to={paths.broker.properties} sx={touchTarget}>
          All properties
        </Link>
      </Box>
      {list.isPending ? <Loading shape="card" count={3} grid={oneRow} ratio="16 / 10" height={cardTextHeight} /> : null}
      {list.isError && !rows ? (
        <Card>
          <InlineError message={messageOf(list.error, 'Failed to load')} onRetry={() => list.refetch()} />
        </Card>
      ) : null}
      {rows?.length === 0 ? (
        <Card>
          <EmptyState
            size="small"
            drawing="homes"
            title="No properties yet"
            text="Post your first one: it appears here and on your website."
            action={
              <Button component={RouterLink} to={paths.broker.postProperty} variant="contained">
                Post Property
              </Button>
            }
          />
        </Card>
      ) : null}
      {rows && rows.length > 0 ? (
        <Box component="ul" aria-label="Recently posted" sx={oneRow}>
          {rows.map((row) => (
            <li key={row.id}>
              <PropertyCard row={row} flat onView={() => view(row)} />
            </li>
          ))}
        </Box>
      ) : null}
      {shown ? <PropertyDialog key={shown.id} row={shown} open={open} onClose={() => setOpen(false)} /> : null}
    </Box>
  );
}
