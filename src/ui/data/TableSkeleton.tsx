import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { GridColDef } from '@mui/x-data-grid';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { cardItem, cardList } from './TableCards.tsx';
import { CHECKBOX_WIDTH, densityFactors, headerHeight, rowHeightOf, trackOf } from './tableMeasures.ts';
import type { Density } from './useTablePreferences.ts';

type Column = Pick<GridColDef, 'field' | 'headerName' | 'width' | 'flex' | 'minWidth' | 'align'>;

/** The grid that will show. */
export interface SkeletonGrid {
  columns: readonly Column[];
  density: Density;
  twoLines?: boolean | undefined;
  photos?: boolean | undefined;
  /** Rows can be chosen. */
  selectable?: boolean;
}

interface TableSkeletonProps {
  /** As many rows as a page has, so that the content below the table does not jump when they arrive. */
  count: number;
  /** The outline has the columns and heights of this grid; without it, it shows cards. */
  grid?: SkeletonGrid | undefined;
  /** The height of a card in pixels. */
  cardHeight?: number | undefined;
}

const underlined = { borderBottom: '1px solid', borderColor: 'roles.lineSoft' } as const;
const widths = ['62%', '78%', '54%', '70%', '60%'];
const widthAt = (at: number) => widths[at % widths.length] ?? '60%';

const busyText = (
  <Text component="span" role="status" quiet sx={{ whiteSpace: 'nowrap' }}>
    Loading...
  </Text>
);
const pill = <Skeleton width={76} height={24} sx={{ flex: 'none', borderRadius: '999px' }} />;

/** The outline of a table's first rows: the columns, the rows and the pager take the room that they will have. */
export function TableSkeleton({ count, grid, cardHeight = 120 }: TableSkeletonProps) {
  const rows = Array.from({ length: count }, (_, at) => at);
  return (
    <>
      {grid ? (
        <GridOutline grid={grid} rows={rows} />
      ) : (
        <Box sx={cardList}>
          {rows.map((at) => (
            <Box key={at} sx={{ ...cardItem, height: cardHeight, overflow: 'hidden' }}>
              <Row between sx={{ height: 24 }}>
                {at === 0 ? busyText : <Skeleton width={widthAt(at)} height={14} sx={{ maxWidth: 160 }} />}
                {pill}
              </Row>
              <Skeleton width={widthAt(at + 1)} height={10} sx={{ mt: 0.75 }} />
              <Skeleton width="40%" height={10} sx={{ mt: 1.5 }} />
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ height: 52, borderTop: '1px solid', borderColor: 'roles.line' }} />
    </>
  );
}

function GridOutline({ grid, rows }: { grid: SkeletonGrid; rows: readonly number[] }) {
  const { columns, density, selectable } = grid;
  const factor = densityFactors[density];
  const row = {
    display: 'grid',
    gridTemplateColumns: `${selectable ? `${CHECKBOX_WIDTH}px ` : ''}${columns.map(trackOf).join(' ')}`,
    alignItems: 'center',
    ...underlined,
    '& > *': { minWidth: 0, px: 1.5, display: 'flex', alignItems: 'center', gap: 1.5 },
    '& > :first-of-type': { pl: selectable ? 2 : 2.5 },
    '& > :last-of-type': { pr: 2 },
  } as const;
  return (
    <>
      <Box
        sx={{
          ...row,
          height: Math.floor(headerHeight() * factor),
          bgcolor: 'roles.subtle',
          color: 'roles.slate',
          typography: 'captionStrong',
        }}
      >
        {selectable ? <div /> : null}
        {columns.map(({ field, headerName, align }, at) => (
          <Box key={field} sx={{ justifyContent: align }}>
            {at === 0 ? busyText : <span aria-hidden>{headerName}</span>}
          </Box>
        ))}
      </Box>
      {rows.map((at) => (
        <Box key={at} sx={{ ...row, height: Math.floor(rowHeightOf(grid) * factor) }}>
          {selectable ? (
            <div>
              <Skeleton width={20} height={20} />
            </div>
          ) : null}
          {columns.map((column, place) => (
            <Box key={column.field} sx={{ justifyContent: column.align }}>
              <CellOutline column={column} first={place === 0} width={widthAt(at + place)} grid={grid} />
            </Box>
          ))}
        </Box>
      ))}
    </>
  );
}

interface CellOutlineProps {
  column: Column;
  first: boolean;
  width: string;
  grid: SkeletonGrid;
}

function CellOutline({ column: { field, align, flex }, first, width, grid }: CellOutlineProps) {
  if (field === 'status' || field === 'published') return pill;
  if (align === 'right') return <Skeleton width={44} height={10} />;
  return (
    <>
      {field === 'name' ? <Skeleton variant="circular" width={30} height={30} sx={{ flex: 'none' }} /> : null}
      {first && grid.photos ? <Skeleton width={64} height={48} sx={{ flex: 'none' }} /> : null}
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1 }}>
        <Skeleton width={width} height={10} />
        {flex && (grid.twoLines || (first && grid.photos)) ? <Skeleton width="40%" height={8} /> : null}
      </Box>
    </>
  );
}
