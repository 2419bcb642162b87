import {
  DataGrid,
  type GridColDef,
  type GridRowId,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo } from 'react';
import { pageNonce } from '#src/theme/styleCache.ts';
import type { DataTableProps } from './tableTypes.ts';
import type { Density } from './useTablePreferences.ts';

interface TableGridProps<Row extends GridValidRowModel>
  extends Pick<DataTableProps<Row>, 'label' | 'rows' | 'columns' | 'sort' | 'onSort' | 'twoLines'> {
  /** What tells a row from the others. */
  rowId: (row: Row) => GridRowId;
  /** How close the rows stand. */
  density: Density;
  /** Fields of the columns that are hidden. */
  hidden: readonly string[];
}

// What stands in place of rows is no part of a grid (an alert may not be one): DataTable lays it under the head.
const nothing = () => null;
const sortAscending = () => <ArrowUp size={14} />;
const sortDescending = () => <ArrowDown size={14} />;
const slots = {
  noRowsOverlay: nothing,
  columnSortedAscendingIcon: sortAscending,
  columnSortedDescendingIcon: sortDescending,
};

/** The grid itself: the server pages and sorts, so the grid only shows what it is given. */
export function TableGrid<Row extends GridValidRowModel>(props: TableGridProps<Row>) {
  const { label, rows, columns, sort, onSort, rowId, density, hidden } = props;
  const own = useMemo(() => columns.map((column) => plain(column, Boolean(onSort))), [columns, onSort]);
  // The order may come from an address that somebody typed: the grid is told only what it knows.
  const sortable = own.some((column) => column.field === sort?.field && column.sortable);
  const sortModel = useMemo<GridSortModel>(
    () => (sort && sortable ? [{ field: sort.field, sort: sort.order }] : []),
    [sort, sortable],
  );
  const shown = useMemo(() => Object.fromEntries(hidden.map((field) => [field, false])), [hidden]);
  const nonce = pageNonce();
  const settle = (model: GridSortModel) => {
    const first = model[0];
    onSort?.(first?.sort ? { field: first.field, order: first.sort } : undefined);
  };
  return (
    <DataGrid
      aria-label={label}
      rows={rows}
      columns={own}
      getRowId={rowId}
      density={density}
      columnVisibilityModel={shown}
      sortingMode="server"
      sortModel={sortModel}
      onSortModelChange={settle}
      sortingOrder={['asc', 'desc', null]}
      columnHeaderHeight={40}
      rowHeight={props.twoLines ? 60 : 52}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      disableRowSelectionOnClick
      disableVirtualization={rows.length <= 50}
      slots={slots}
      {...(nonce ? { nonce } : {})}
      sx={{ '--DataGrid-overlayHeight': '0px' }}
    />
  );
}

function plain<Row extends GridValidRowModel>(column: GridColDef<Row>, sorts: boolean): GridColDef<Row> {
  return { ...column, sortable: sorts && column.sortable !== false, resizable: false };
}
