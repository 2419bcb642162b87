/** One bar or slice. */
export interface ChartPoint {
  /** The full name, for the tooltip and the text alternative: January. */
  label: string;
  /** A short name for the axis, in one line or two: Jan. */
  short?: string;
  /** The value, zero or more. */
  value: number;
  /** The value of a second bar beside it. */
  other?: number;
}

/** One point of a line. */
export interface LinePoint {
  /** Its name on the axis: 25 Oct. */
  readonly short: string;
  /** The value, zero or more; null if there is none: the line continues to the next one. */
  readonly value: number | null;
  /** The value in the previous period, for a second line. */
  readonly before?: number | null;
}

/** Props that all charts share. */
export interface ChartProps {
  /** The chart's name, for its text alternative. */
  label: string;
  /** The points, in display order. */
  points: readonly ChartPoint[];
  /** Formats a value, or the two of a pair of bars: "63 properties". Defaults to grouped digits. */
  valueText?: (value: number, other?: number) => string;
  /** The figures are loading: shows a skeleton and 'Loading...'. */
  loading?: boolean;
  /** The error message. */
  error?: string | undefined;
  /** Shows a "Try again" button below the error. */
  onRetry?: () => void;
  /** The text of the empty state. */
  emptyText?: string;
}
