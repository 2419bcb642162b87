import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import type { EmptyPlace } from '#src/art/EmptyDrawing.tsx';

/** The column a table is sorted by, and the direction. */
export interface TableSort {
  field: string;
  order: 'asc' | 'desc';
}

/** The rows that are chosen, by their ids. */
export interface TableSelection<Row extends GridValidRowModel> {
  ids: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
  /** A row's name, for its checkbox. */
  nameOf: (row: Row) => string;
}

/** Props of a table whose rows the server pages and sorts. */
export interface DataTableProps<Row extends GridValidRowModel> {
  /** The table's name for screen readers, and the key of its stored density and columns. */
  label: string;
  /** This page's rows, in the server's order. */
  rows: readonly Row[];
  /** The grid's columns; one with `hideable: false` cannot be hidden. */
  columns: readonly GridColDef<Row>[];
  /** Fields of the columns that are left out, one by one in this order, where the others need their room. */
  hideableColumns?: readonly string[];
  /** Fields of the columns that are hidden until a person chooses them. */
  extra?: readonly string[];
  /** The number of rows on all pages. */
  total: number;
  /** The current page, counted from 1. */
  page: number;
  /** Rows per page. */
  limit: number;
  /** The current order, if one was chosen. */
  sort?: TableSort | undefined;
  /** Called with the page to show. */
  onPage: (page: number) => void;
  /** Called with another number of rows per page; without it the size cannot be changed. */
  onLimit?: (limit: number) => void;
  /** Called with another order; without it no column can be sorted. */
  onSort?: (sort: TableSort | undefined) => void;
  /** Rows are loading: shows a skeleton, or a progress bar above the previous rows. */
  loading: boolean;
  /** The error message, shown in red in the table. */
  error?: string | undefined;
  /** Shows a "Try again" button below the error. */
  onRetry?: () => unknown;
  /** The text of the empty state. */
  emptyText: string;
  /** Explanation below `emptyText`. */
  emptyHint?: string;
  /** The drawing above `emptyText` if nothing narrows the list. */
  emptyDrawing?: EmptyPlace;
  /** Clears the search and the filters: a button of the empty state, while anything narrows the list. */
  onClear?: (() => void) | undefined;
  /** The text of that button; defaults to "Clear search". */
  clearText?: string;
  /** Renders a row's card, for narrow places. */
  renderCard: (row: Row) => ReactNode;
  /** The usual height of such a card in pixels, for the skeleton. */
  cardHeight: number;
  /** Rows have two lines: 60 px high instead of 52. */
  twoLines?: boolean;
  /** Rows have a photo: 68 px high. */
  photos?: boolean;
  /** Rows grow with texts that wrap. */
  wraps?: boolean;
  /** Search and filters above the table, at the left. */
  toolbar?: ReactNode;
  /** Lets rows be chosen; without it there is nothing to choose. */
  selection?: TableSelection<Row> | undefined;
  /** More filters; on phones in a row of their own, because the sort button is beside `toolbar`. */
  toolbarMore?: ReactNode;
}

/** What a table shows: skeleton rows, an error, the empty state, or rows. */
export type TableStatus = 'loading' | 'failed' | 'empty' | 'filled';
