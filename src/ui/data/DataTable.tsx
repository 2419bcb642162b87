import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { useWidth } from '#src/lib/useWidth.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Card } from '../layout/Card.tsx';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TableNotice } from './TableNotice.tsx';
import { TablePager } from './TablePager.tsx';
import { TableSort } from './TableSort.tsx';
import { TableTools } from './TableTools.tsx';
import type { DataTableProps, TableStatus } from './tableTypes.ts';
import { useTablePreferences } from './useTablePreferences.ts';

// Below this a grid is no use, however few its columns are.
const LEAST_WIDTH = 600;
const COLUMN_WIDTH = 100;

const widthOf = <Row extends GridValidRowModel>(columns: readonly GridColDef<Row>[], hidden: readonly string[]) =>
  columns
    .filter(({ field }) => !hidden.includes(field))
    .reduce((sum, { width, flex, minWidth = 50 }) => sum + (flex ? minWidth : (width ?? COLUMN_WIDTH)), 0);

/**
 * The one table of the panels. The server pages and sorts; what is shown while rows come, fail or are none is the same
 * everywhere, and where its columns would be cut off every row is a card.
 */
export function DataTable<Row extends GridValidRowModel>(props: DataTableProps<Row>) {
  const { label, rows, columns, total, page, limit, loading, error, onPage, onLimit, toolbar, toolbarMore } = props;
  const { density, hidden, change } = useTablePreferences(label);
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const cards = room < Math.max(widthOf(columns, hidden), LEAST_WIDTH);
  const state: TableStatus = error ? 'failed' : rows.length > 0 ? 'filled' : loading ? 'loading' : 'empty';
  const rowId = props.rowId ?? ((row: Row): string | number => row.id);
  const named = columns
    .filter((column) => column.headerName && column.field !== 'actions')
    .map((column) => ({ ...column, name: column.headerName ?? column.field }));
  const choosable = named.filter((column) => column.hideable !== false);
  const sorting = cards && props.onSort && named.filter((column) => column.sortable !== false);
  const notices = useFocusKept(place, state);
  // Rows were deleted, or the address was typed: the table is not empty, this page is.
  const pastTheEnd = state === 'empty' && page > 1 && total > 0;
  const notice = (
    <TableNotice
      state={state}
      limit={limit}
      error={error}
      onRetry={props.onRetry}
      emptyText={pastTheEnd ? 'Nothing on this page' : props.emptyText}
      emptyHint={pastTheEnd ? 'The list has become shorter.' : props.emptyHint}
      emptyDrawing={pastTheEnd ? undefined : props.emptyDrawing}
      emptyAction={pastTheEnd ? <Button onClick={() => onPage(1)}>Show the first page</Button> : props.emptyAction}
    />
  );
  // Nothing to page through, or not yet: no foot, unless the person stands on a page past the end.
  const paged = state === 'filled' || (state === 'empty' && page > 1);
  const shownRows = state === 'filled' ? rows : [];
  return (
    <Card padding={0} aria-label={label} aria-busy={loading}>
      <Box ref={place} tabIndex={-1} sx={{ '&:focus-visible': { outlineOffset: '-2px', borderRadius: '14px' } }}>
        <Box aria-live="polite" sx={visuallyHidden}>
          {state === 'empty' ? 'None found' : ''}
        </Box>
        {room > 0 && (toolbar || toolbarMore || !cards || sorting) ? (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: '12px',
              p: '14px 16px',
              borderBottom: '1px solid',
              borderColor: 'roles.line',
            }}
          >
            {toolbar}
            {sorting && props.onSort ? <TableSort columns={sorting} sort={props.sort} onSort={props.onSort} /> : null}
            {toolbarMore}
            {cards ? null : (
              <TableTools
                density={density}
                onDensity={(next) => change({ density: next })}
                columns={choosable}
                hidden={hidden}
                onHidden={(next) => change({ hidden: next })}
              />
            )}
          </Box>
        ) : null}
        <Box sx={{ height: 2, mb: '-2px', position: 'relative', zIndex: 1 }}>
          {loading && state === 'filled' ? <LinearProgress aria-hidden sx={{ height: 2 }} /> : null}
        </Box>
        {room === 0 ? null : cards ? (
          state === 'filled' ? (
            <TableCards label={label} rows={rows} renderCard={props.renderCard} rowId={rowId} />
          ) : (
            <div {...notices}>{notice}</div>
          )
        ) : (
          <>
            <TableGrid
              {...{ label, columns, rowId, density, hidden }}
              twoLines={props.twoLines ?? false}
              rows={shownRows}
              sort={props.sort}
              {...(props.onSort ? { onSort: props.onSort } : {})}
            />
            {state === 'filled' ? null : <div {...notices}>{notice}</div>}
          </>
        )}
        {paged ? (
          <TablePager
            {...{ label, total, page, limit, onPage }}
            loading={loading && state === 'filled'}
            {...(onLimit ? { onLimit } : {})}
          />
        ) : null}
      </Box>
    </Card>
  );
}

// What helped ("Try again", "Clear search") goes away with the state it helped out of: the focus goes to the table then.
function useFocusKept(place: { readonly current: HTMLElement | null }, state: TableStatus) {
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
      // Nowhere to: it went away while it had the focus.
      if (relatedTarget) isInside.current = false;
    },
  };
}
