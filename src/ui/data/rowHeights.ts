import type { Density } from './useTablePreferences.ts';

/** The height of a table's header in pixels, before the density. */
export const HEADER_HEIGHT = 40;

/** The height of a table's rows in pixels, before the density. */
export const rowHeightOf = ({
  twoLines,
  photos,
}: {
  twoLines?: boolean | undefined;
  photos?: boolean | undefined;
}): number => (photos ? 68 : twoLines ? 60 : 52);

/** By how much the Data Grid multiplies the heights. */
export const densityFactors: Readonly<Record<Density, number>> = { compact: 0.7, standard: 1, comfortable: 1.3 };
