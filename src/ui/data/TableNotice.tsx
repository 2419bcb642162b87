import type { ReactNode } from 'react';
import type { EmptyPlace } from '#src/art/EmptyDrawing.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { InlineError } from '../feedback/InlineError.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import type { TableStatus } from './tableTypes.ts';

interface TableNoticeProps {
  /** Which of the states the table is in. */
  state: TableStatus;
  /** How many rows may come. */
  limit?: number | undefined;
  /** The failure, in red. */
  error?: string | undefined;
  /** Offers "Try again" below the failure. */
  onRetry?: (() => unknown) | undefined;
  /** What is said without a row. */
  emptyText: string;
  /** Why that may be, and what helps. */
  emptyHint?: string | undefined;
  /** What is drawn above it. */
  emptyDrawing?: EmptyPlace | undefined;
  /** The button that helps. */
  emptyAction?: ReactNode;
}

/** What a table without rows says: skeleton rows, the failure in red, or the empty text with what helps. */
export function TableNotice(props: TableNoticeProps) {
  const { state, limit, error, onRetry, emptyText, emptyHint, emptyDrawing, emptyAction } = props;
  if (state === 'loading') return <LoadingRows {...(limit ? { count: limit } : {})} />;
  if (state === 'failed') return <InlineError message={error ?? ''} {...(onRetry ? { onRetry } : {})} drawing />;
  return <EmptyState title={emptyText} text={emptyHint} drawing={emptyDrawing} action={emptyAction} />;
}
