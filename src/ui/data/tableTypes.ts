import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import type { EmptyPlace } from '#src/art/EmptyDrawing.tsx';

/** The column a table is sorted by, and which way. */
export interface TableSort {
  field: string;
  order: 'asc' | 'desc';
}

/** Everything a server-side table needs; `page` counts from 1. */
export interface DataTableProps<Row extends GridValidRowModel> {
  /** Names the table for screen readers; its remembered density and columns hang on it too. */
  label: string;
  /** This page's rows, in the server's order. */
  rows: readonly Row[];
  /** Columns of the grid; a `hideable: false` one always stays. */
  columns: readonly GridColDef<Row>[];
  /** How many rows there are on all pages. */
  total: number;
  /** Which page is shown, counted from 1. */
  page: number;
  /** Rows per page. */
  limit: number;
  /** What the server sorted by, if the person chose it. */
  sort?: TableSort | undefined;
  /** Another page is asked for. */
  onPage: (page: number) => void;
  /** Another number of rows per page is asked for; without it there is no choice. */
  onLimit?: (limit: number) => void;
  /** Another order is asked for; without it no column sorts. */
  onSort?: (sort: TableSort | undefined) => void;
  /** Rows are on their way: bars if there are none yet, else a line over those that go. */
  loading: boolean;
  /** Why the rows could not be loaded, in red in the table. */
  error?: string | undefined;
  /** Offers "Try again" below the error. */
  onRetry?: () => unknown;
  /** What is said without a row. */
  emptyText: string;
  /** Why that may be, and what helps. */
  emptyHint?: string;
  /** What is drawn above it; a haveli unless told. */
  emptyDrawing?: EmptyPlace;
  /** The button that helps. */
  emptyAction?: ReactNode;
  /** A row as a card's part, for phones. */
  renderCard: (row: Row) => ReactNode;
  /** What tells a row from the others; its `id` unless told otherwise. */
  rowId?: (row: Row) => string | number;
  /** Rows hold two lines: 60 high instead of 52. */
  twoLines?: boolean;
  /** Search and filters, above the table's head at the left. */
  toolbar?: ReactNode;
  /** More of them, in a row of their own on phones, where the order is chosen beside `toolbar`. */
  toolbarMore?: ReactNode;
}

/** What stands where rows would: they are coming, could not come, or are none. */
export type TableStatus = 'loading' | 'failed' | 'empty' | 'filled';
