import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useWidth } from '#src/lib/useWidth.ts';
import { progressStyles } from '#src/theme/mui/linearProgress.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Card } from '../layout/Card.tsx';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TableNotice } from './TableNotice.tsx';
import { TablePager } from './TablePager.tsx';
import { TableSort } from './TableSort.tsx';
import { TableTools } from './TableTools.tsx';
import { CHECKBOX_WIDTH, leastWidth } from './tableMeasures.ts';
import type { DataTableProps, TableStatus } from './tableTypes.ts';
import { type Density, type TablePreferences, useTablePreferences } from './useTablePreferences.ts';

// A narrower table shows cards, however few columns it has.
const MIN_GRID_WIDTH = 600;
// In a narrower table, the toolbar's buttons are icons.
const ROOMY = 860;

type Columns<Row extends GridValidRowModel> = readonly GridColDef<Row>[];

const widthOf = <Row extends GridValidRowModel>(columns: Columns<Row>) =>
  columns.reduce((sum, column) => sum + leastWidth(column), 0);

/** The columns that fit into `room`: `hideableColumns` are left out, one by one in their order, until the others fit. */
const fitting = <Row extends GridValidRowModel>(
  columns: Columns<Row>,
  hideableColumns: readonly string[],
  room: number,
): Columns<Row> => {
  const [first, ...others] = hideableColumns;
  if (first === undefined || widthOf(columns) <= room) return columns;
  return fitting(
    columns.filter(({ field }) => field !== first),
    others,
    room,
  );
};

/** Turns the fields of columns that differ from their initial visibility into those of hidden ones, and vice versa. */
const toggled = <Row extends GridValidRowModel>(
  { columns, extra = [] }: Pick<DataTableProps<Row>, 'columns' | 'extra'>,
  fields: readonly string[],
): string[] => columns.map(({ field }) => field).filter((field) => fields.includes(field) !== extra.includes(field));

/**
 * The panels' table, which the server pages and sorts. It shows the same loading, error and empty states everywhere,
 * and a list of cards where its columns would be cut off.
 */
export function DataTable<Row extends GridValidRowModel>(props: DataTableProps<Row>) {
  const { label, rows, total, page, limit, loading, error, onPage, onLimit, extra } = props;
  const { change, ...preferences } = useTablePreferences(label);
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const stored = preferences.hidden;
  const columnRoom = room - (props.selection ? CHECKBOX_WIDTH : 0);
  const { columns, noRoom } = useMemo(() => {
    const hidden = toggled({ columns: props.columns, extra }, stored);
    const chosen = props.columns.filter(({ field }) => !hidden.includes(field));
    const shown = fitting(chosen, props.hideableColumns ?? [], columnRoom);
    const left = chosen.filter((column) => !shown.includes(column));
    return { columns: shown, noRoom: left.map(({ field }) => field) };
  }, [props.columns, extra, stored, props.hideableColumns, columnRoom]);
  const cards = columnRoom < widthOf(columns) || room < MIN_GRID_WIDTH;
  const state: TableStatus = error ? 'failed' : rows.length > 0 ? 'filled' : loading ? 'loading' : 'empty';
  const filled = state === 'filled';
  const focusHandlers = useFocusAfterNotice(place, state);
  return (
    <Card padding={0} aria-label={label} aria-busy={loading}>
      <Box ref={place} tabIndex={-1} sx={{ '&:focus-visible': { outlineOffset: '-2px', borderRadius: '14px' } }}>
        <Box aria-live="polite" sx={visuallyHidden}>
          {state === 'empty' ? 'None found' : ''}
        </Box>
        {room > 0 ? (
          <Toolbar
            table={props}
            cards={cards}
            noRoom={noRoom}
            short={room < ROOMY}
            preferences={preferences}
            onPreferences={change}
          />
        ) : null}
        <Box sx={{ height: 2, mb: -0.25, position: 'relative', zIndex: 1 }}>
          {loading && filled ? <LinearProgress aria-hidden sx={[progressStyles, { height: 2 }]} /> : null}
        </Box>
        {/* While the first rows are fetched, the skeleton includes the header: the grid is rendered once, with its rows. */}
        {room > 0 && !cards && state !== 'loading' ? (
          <TableGrid
            {...{ label, columns }}
            density={preferences.density}
            twoLines={props.twoLines ?? false}
            photos={props.photos ?? false}
            wraps={props.wraps ?? false}
            rows={filled ? rows : []}
            sort={props.sort}
            onSort={props.onSort}
            selection={props.selection}
          />
        ) : null}
        {room > 0 && cards && filled ? (
          <TableCards {...{ label, rows }} renderCard={props.renderCard} selection={props.selection} />
        ) : null}
        {room > 0 && !filled ? (
          <div {...focusHandlers}>
            <Notice table={props} state={state} grid={cards ? undefined : { columns, density: preferences.density }} />
          </div>
        ) : null}
        {filled || (state === 'empty' && page > 1) ? (
          <TablePager {...{ label, total, page, limit, onPage }} loading={loading && filled} onLimit={onLimit} />
        ) : null}
      </Box>
    </Card>
  );
}

interface ToolbarProps<Row extends GridValidRowModel> {
  table: DataTableProps<Row>;
  cards: boolean;
  /** Fields of the columns that are left out for lack of room. */
  noRoom: readonly string[];
  short: boolean;
  preferences: TablePreferences;
  onPreferences: (change: Partial<TablePreferences>) => void;
}

function Toolbar<Row extends GridValidRowModel>({
  table,
  cards,
  noRoom,
  short,
  preferences,
  onPreferences,
}: ToolbarProps<Row>) {
  const { toolbar, toolbarMore, sort, onSort } = table;
  const named = table.columns
    .filter((column) => column.headerName && column.field !== 'actions')
    .map((column) => ({ ...column, name: column.headerName ?? column.field }));
  if (cards && !toolbar && !toolbarMore && !onSort) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 2,
        // Aligned with the text of the first column, or of the cards, below.
        px: cards ? 2 : 2.5,
        borderBottom: '1px solid',
        borderColor: 'roles.line',
      }}
    >
      {toolbar}
      {cards && onSort ? (
        <TableSort columns={named.filter(({ sortable }) => sortable !== false)} sort={sort} onSort={onSort} />
      ) : null}
      {toolbarMore}
      {cards ? null : (
        <TableTools
          density={preferences.density}
          onDensity={(density) => onPreferences({ density })}
          columns={named.filter(({ hideable }) => hideable !== false)}
          hidden={toggled(table, preferences.hidden)}
          noRoom={noRoom}
          onHidden={(hidden) => onPreferences({ hidden: toggled(table, hidden) })}
          short={short}
        />
      )}
    </Box>
  );
}

interface NoticeProps<Row extends GridValidRowModel> {
  table: DataTableProps<Row>;
  state: TableStatus;
  /** The grid that will show; undefined for cards. */
  grid: { columns: Columns<Row>; density: Density } | undefined;
}

function Notice<Row extends GridValidRowModel>({ table, state, grid }: NoticeProps<Row>) {
  const { page, total, limit, error, onRetry, onPage, twoLines, photos, selection, cardHeight } = table;
  // Rows were deleted, or the address was typed: the table is not empty, only this page is.
  const pastTheEnd = state === 'empty' && page > 1 && total > 0;
  const { emptyText, emptyHint, emptyDrawing, onClear, clearText = 'Clear search' } = table;
  const empty = pastTheEnd
    ? {
        emptyText: 'Nothing on this page',
        emptyHint: 'The list has become shorter.',
        emptyAction: <Button onClick={() => onPage(1)}>Show the first page</Button>,
      }
    : ({
        emptyText,
        emptyHint,
        emptyDrawing: onClear ? 'results' : emptyDrawing,
        emptyAction: onClear ? <Button onClick={onClear}>{clearText}</Button> : undefined,
      } as const);
  return (
    <TableNotice
      {...{ state, limit, error, onRetry }}
      {...empty}
      grid={grid && { ...grid, twoLines, photos, selectable: Boolean(selection) }}
      cardHeight={cardHeight}
    />
  );
}

// A button of the notice ("Try again", "Clear search") disappears with the notice: the focus then moves to the table.
function useFocusAfterNotice(place: RefObject<HTMLElement | null>, state: TableStatus) {
  const isInside = useRef(false);
  const before = useRef(state);
  useLayoutEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (isInside.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    isInside.current = false;
  }, [place, state]);
  return {
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Without a related target the element disappeared while it had the focus.
      if (relatedTarget) isInside.current = false;
    },
  };
}
