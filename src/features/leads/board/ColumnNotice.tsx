import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import type { BoardColumnState } from './boardQueries.ts';

const outlines = [88, 104, 88];

/** What a column shows instead of cards: loading, failed, or empty. */
export function ColumnNotice({ column: { error, loading, leads, retry } }: { column: BoardColumnState }) {
  if (error) return <InlineError message={error} onRetry={retry} />;
  if (leads.length > 0) return null;
  return loading ? (
    <>
      <Box role="status" sx={visuallyHidden}>
        Loading...
      </Box>
      {outlines.map((height, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines have nothing else
        <Skeleton key={nth} variant="rectangular" height={height} sx={{ borderRadius: '10px', mb: 1 }} />
      ))}
    </>
  ) : (
    <Text variant="caption" quiet sx={{ py: 2, textAlign: 'center' }}>
      No leads
    </Text>
  );
}
