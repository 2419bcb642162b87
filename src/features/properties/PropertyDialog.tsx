import { lazy, Suspense } from 'react';
import type { PropertyRow } from '#contract/properties/schemas.ts';
import { shortPrice } from '#contract/rules/money.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { ResponsiveDialog } from '#src/ui/layout/ResponsiveDialog.tsx';
import { PropertyTimeline } from './PropertyTimeline.tsx';
import { propertyLine, propertyPlace } from './propertyWords.ts';
import { useProperty } from './queries.ts';

// Loaded on demand: it includes the photo viewer, which the list does not need.
const PropertyDetails = lazy(() =>
  import('./PropertyDetails.tsx').then((module) => ({ default: module.PropertyDetails })),
);

interface PropertyDialogProps {
  row: PropertyRow;
  open: boolean;
  onClose: () => void;
}

/** A property's details and timeline, refetched when the dialog opens. */
export function PropertyDialog({ row, open, onClose }: PropertyDialogProps) {
  const detail = useProperty(row.id, open);
  const line = (
    <>
      <Text component="span" variant="amount" sx={{ display: 'block', color: 'roles.ink' }}>
        {shortPrice(row.expected_price)}
      </Text>
      {detail.data ? propertyLine(detail.data.data) : propertyPlace(row)}
    </>
  );
  const loading = <Loading shape="facts" count={6} />;
  return (
    <ResponsiveDialog open={open} title={propertyTitle(row)} line={line} onClose={onClose} size="large">
      {detail.data ? (
        <Suspense fallback={loading}>
          <Stack gap={2.5}>
            <PropertyDetails property={detail.data.data} />
            <PropertyTimeline id={row.id} />
          </Stack>
        </Suspense>
      ) : null}
      {detail.isPending ? loading : null}
      {detail.isError && !detail.data ? (
        <InlineError message={messageOf(detail.error, 'Failed to load details')} onRetry={() => detail.refetch()} />
      ) : null}
    </ResponsiveDialog>
  );
}
