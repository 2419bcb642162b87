import {
  DataGrid,
  type GridColDef,
  type GridRowId,
  type GridRowSelectionModel,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo } from 'react';
import { dataGridStyles } from '#src/theme/mui/dataGrid.ts';
import { pageNonce } from '#src/theme/styleCache.ts';
import { densityFactors, headerHeight, rowHeightOf } from './tableMeasures.ts';
import type { DataTableProps } from './tableTypes.ts';
import type { Density } from './useTablePreferences.ts';

interface TableGridProps<Row extends GridValidRowModel>
  extends Pick<
    DataTableProps<Row>,
    'label' | 'rows' | 'columns' | 'sort' | 'onSort' | 'twoLines' | 'photos' | 'wraps' | 'selection'
  > {
  /** The distance between rows. */
  density: Density;
}

// The overlay would be a child of role="grid", which may not contain an alert: DataTable shows the notice below the grid.
const slots = {
  noRowsOverlay: () => null,
  columnSortedAscendingIcon: () => <ArrowUp size={14} />,
  columnSortedDescendingIcon: () => <ArrowDown size={14} />,
};

const canSortBy = <Row extends GridValidRowModel>(columns: readonly GridColDef<Row>[], field: string) =>
  columns.some((column) => column.field === field && column.sortable !== false);

/**
 * The Data Grid of a table whose rows the server pages and sorts. Its own footer is off: the cards of a narrow window
 * need the same pager, so DataTable shows one below either.
 */
export function TableGrid<Row extends GridValidRowModel>(props: TableGridProps<Row>) {
  const { label, rows, columns, sort, onSort, density, wraps, selection } = props;
  // The order comes from the address, where a person may have typed it: unknown fields are ignored.
  const sortable = Boolean(onSort && sort && canSortBy(columns, sort.field));
  const sortModel = useMemo<GridSortModel>(
    () => (sort && sortable ? [{ field: sort.field, sort: sort.order }] : []),
    [sort, sortable],
  );
  const nonce = pageNonce();
  const rowHeight = rowHeightOf(props);
  // The grid leaves the height of growing rows to their cells.
  const cellHeight = rowHeight * densityFactors[density];
  return (
    <DataGrid
      aria-label={label}
      rows={rows}
      columns={columns}
      density={density}
      sortingMode="server"
      sortModel={sortModel}
      onSortModelChange={([first]) => onSort?.(first?.sort ? { field: first.field, order: first.sort } : undefined)}
      sortingOrder={['asc', 'desc', null]}
      columnHeaderHeight={headerHeight()}
      rowHeight={rowHeight}
      {...(wraps && { getRowHeight: () => 'auto', getEstimatedRowHeight: () => cellHeight })}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      disableColumnResize
      disableColumnSorting={!onSort}
      disableRowSelectionOnClick
      {...(selection && {
        checkboxSelection: true,
        disableRowSelectionExcludeModel: true,
        keepNonExistentRowsSelected: true,
        rowSelectionModel: { type: 'include', ids: new Set<GridRowId>(selection.ids) },
        onRowSelectionModelChange: ({ ids }: GridRowSelectionModel) =>
          selection.onChange(new Set([...ids].map(Number))),
      })}
      disableVirtualization={rows.length <= 50}
      slots={slots}
      nonce={nonce}
      sx={[
        dataGridStyles,
        { '--DataGrid-overlayHeight': '0px' },
        wraps === true && {
          '& .MuiDataGrid-cell': { minHeight: cellHeight, py: 1, overflowWrap: 'anywhere' },
          // Centres plain texts, too, in a row that other cells make higher.
          '& .MuiDataGrid-cell:not(:has(> *), .MuiDataGrid-cellEmpty)': { display: 'flex', alignItems: 'center' },
        },
      ]}
    />
  );
}
