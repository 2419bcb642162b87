import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { EmptyPlace } from '#src/art/EmptyDrawing.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { InlineError } from '../feedback/InlineError.tsx';
import { densityFactors, HEADER_HEIGHT, rowHeightOf } from './rowHeights.ts';
import type { TableStatus } from './tableTypes.ts';
import type { Density } from './useTablePreferences.ts';

interface TableNoticeProps {
  /** The table's state. */
  state: TableStatus;
  /** Rows per page: how many skeleton rows to show. */
  limit?: number | undefined;
  /** The grid's rows that come: the skeleton has their heights. Without it, cards come. */
  skeleton?: { twoLines?: boolean | undefined; photos?: boolean | undefined; density: Density } | undefined;
  /** The error message. */
  error?: string | undefined;
  /** Shows a "Try again" button below the error. */
  onRetry?: (() => unknown) | undefined;
  /** Text of the empty state. */
  emptyText: string;
  /** Explanation below `emptyText`. */
  emptyHint?: string | undefined;
  /** Drawing above `emptyText`. */
  emptyDrawing?: EmptyPlace | undefined;
  /** Button below the empty state. */
  emptyAction?: ReactNode;
}

const underlined = { borderBottom: '1px solid', borderColor: 'roles.lineSoft' } as const;
const widths = ['62%', '78%', '54%', '70%', '60%'];

/** What a table without rows shows: skeleton rows, the error, or the empty state. */
export function TableNotice(props: TableNoticeProps) {
  const { state, limit, skeleton, error, onRetry, emptyText, emptyHint, emptyDrawing, emptyAction } = props;
  if (state === 'loading') return <SkeletonRows count={limit || widths.length} of={skeleton} />;
  if (state === 'failed') return <InlineError message={error ?? ''} onRetry={onRetry} drawing />;
  return <EmptyState title={emptyText} text={emptyHint} drawing={emptyDrawing} action={emptyAction} />;
}

// As many as a page has, so that the content below the table does not jump when the rows arrive.
function SkeletonRows({ count, of }: { count: number; of: TableNoticeProps['skeleton'] }) {
  const factor = densityFactors[of?.density ?? 'standard'];
  const head = { height: Math.floor(HEADER_HEIGHT * factor), bgcolor: 'roles.subtle', ...underlined };
  return (
    <Box sx={{ width: '100%' }}>
      <Box
        role="status"
        sx={{
          display: 'flex',
          alignItems: 'center',
          px: '20px',
          color: 'roles.slate',
          ...(of ? head : { pt: '14px' }),
        }}
      >
        Loading...
      </Box>
      <div aria-hidden>
        {Array.from({ length: count }, (_, at) => at).map((at) => (
          <SkeletonRow
            key={at}
            width={widths[at % widths.length] ?? '60%'}
            height={Math.floor(rowHeightOf(of ?? {}) * factor)}
          />
        ))}
      </div>
    </Box>
  );
}

function SkeletonRow({ width, height }: { width: string; height: number }) {
  return (
    <Box
      sx={{
        height,
        px: '20px',
        display: 'flex',
        alignItems: 'center',
        gap: '16px',
        ...underlined,
      }}
    >
      <Skeleton width={32} height={10} />
      <Skeleton variant="circular" width={30} height={30} sx={{ flex: 'none' }} />
      <Box sx={{ flex: 2 }}>
        <Skeleton width={width} height={10} />
      </Box>
      <Box sx={{ flex: 2, display: { xs: 'none', sm: 'block' } }}>
        <Skeleton width={width} height={10} />
      </Box>
      <Skeleton width={76} height={24} sx={{ borderRadius: '999px' }} />
    </Box>
  );
}
