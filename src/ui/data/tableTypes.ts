import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';

/** The column a table is sorted by, and which way. */
export interface TableSort {
  field: string;
  order: 'asc' | 'desc';
}

/** Everything a server-side table needs; `page` counts from 1. */
export interface DataTableProps<Row extends GridValidRowModel> {
  /** Names the table for screen readers; its remembered density and columns hang on it too. */
  label: string;
  rows: readonly Row[];
  columns: readonly GridColDef<Row>[];
  total: number;
  page: number;
  limit: number;
  sort?: TableSort | undefined;
  onPage: (page: number) => void;
  onLimit?: (limit: number) => void;
  onSort?: (sort: TableSort | undefined) => void;
  loading: boolean;
  error?: string | undefined;
  onRetry?: () => unknown;
  emptyText: string;
  emptyHint?: string;
  emptyAction?: ReactNode;
  /** A row as a card's part, for phones. */
  renderCard: (row: Row) => ReactNode;
  rowId?: (row: Row) => string | number;
  /** Search and filters, above the table's head at the left. */
  toolbar?: ReactNode;
}

/** What stands where rows would: they are coming, could not come, or are none. */
export type TableState = 'loading' | 'failed' | 'empty' | 'filled';
