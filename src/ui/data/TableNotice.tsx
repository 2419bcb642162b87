import type { ReactNode } from 'react';
import type { EmptyPlace } from '#src/art/EmptyDrawing.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { InlineError } from '../feedback/InlineError.tsx';
import { type SkeletonGrid, TableSkeleton } from './TableSkeleton.tsx';
import type { TableStatus } from './tableTypes.ts';

interface TableNoticeProps {
  /** The table's state. */
  state: TableStatus;
  /** Rows per page: how many skeleton rows to show. */
  limit?: number | undefined;
  /** The grid that will show; without it, cards will. */
  grid?: SkeletonGrid | undefined;
  /** The height of a card in pixels. */
  cardHeight?: number | undefined;
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

/** What a table without rows shows: skeleton rows, the error, or the empty state. */
export function TableNotice(props: TableNoticeProps) {
  const { state, limit, grid, cardHeight, error, onRetry, emptyText, emptyHint, emptyDrawing, emptyAction } = props;
  if (state === 'loading') return <TableSkeleton count={limit || 5} {...{ grid, cardHeight }} />;
  if (state === 'failed') return <InlineError message={error ?? ''} onRetry={onRetry} drawing />;
  return <EmptyState title={emptyText} text={emptyHint} drawing={emptyDrawing} action={emptyAction} />;
}
