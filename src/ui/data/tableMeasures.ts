import type { GridColDef } from '@mui/x-data-grid';
import { fontScale } from '#src/theme/rem.ts';
import type { Density } from './useTablePreferences.ts';

/** A column's settings for its width. */
type Sized = Pick<GridColDef, 'width' | 'flex' | 'minWidth'>;

/** The width of the checkbox column in pixels. */
export const CHECKBOX_WIDTH = 50;

// The Data Grid's own defaults.
const COLUMN_WIDTH = 100;
const MIN_WIDTH = 50;

/** The least width of a column in pixels. */
export const leastWidth = ({ width = COLUMN_WIDTH, flex, minWidth = MIN_WIDTH }: Sized): number =>
  flex ? minWidth : width;

/** A column's width as a track of a CSS grid, the same that the Data Grid gives it. */
export const trackOf = (column: Sized): string =>
  column.flex ? `minmax(${leastWidth(column)}px, ${column.flex}fr)` : `${leastWidth(column)}px`;

/** The height of a table's header in pixels, before the density. */
export const headerHeight = (): number => 40 * fontScale();

/** The height of a table's rows in pixels, before the density. */
export const rowHeightOf = ({
  twoLines,
  photos,
}: {
  twoLines?: boolean | undefined;
  photos?: boolean | undefined;
}): number => (photos ? 68 : twoLines ? 60 : 52) * fontScale();

/** The factors by which the Data Grid multiplies the heights. */
export const densityFactors: Readonly<Record<Density, number>> = { compact: 0.7, standard: 1, comfortable: 1.3 };
