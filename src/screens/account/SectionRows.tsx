import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import type { EmptyPlace } from '#src/art/EmptyDrawing.tsx';
import { messageOf } from '#src/lib/apiError.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { publicCard } from '#src/ui/layout/publicContent.ts';

interface SectionRowsProps<Row> {
  query: Pick<UseQueryResult<{ data: Row[] }>, 'data' | 'error' | 'refetch'>;
  /** The message when the server gives no reason. */
  failure: string;
  /** What to do when there is nothing yet. */
  empty: { title: string; text: string; drawing: EmptyPlace };
  children: (rows: readonly Row[]) => ReactNode;
}

/** The rows of a section, or its loading, error or empty state. */
export function SectionRows<Row>({ query: { data, error, refetch }, failure, empty, children }: SectionRowsProps<Row>) {
  if (data && data.data.length > 0) return children(data.data);
  return (
    <Box sx={{ ...publicCard, ...(data || error ? {} : { p: 2 }) }}>
      {data ? (
        <EmptyState {...empty} action={<Button href={paths.homes}>Search homes</Button>} />
      ) : error ? (
        <InlineError message={messageOf(error, failure)} onRetry={() => refetch()} />
      ) : (
        <Loading shape="list" count={3} />
      )}
    </Box>
  );
}
