/** One bar or slice. */
export interface ChartPoint {
  /** The full name, for the tooltip and the text alternative: January. */
  label: string;
  /** A short name for the axis: Jan. */
  short?: string;
  /** The value, zero or more. */
  value: number;
}

/** Props that all charts share. */
export interface ChartProps {
  /** The chart's name, for its text alternative. */
  label: string;
  /** The points, in display order. */
  points: readonly ChartPoint[];
  /** Formats a value: "63 properties". Defaults to grouped digits. */
  valueText?: (value: number) => string;
  /** The figures are loading: shows a skeleton and 'Loading...'. */
  loading?: boolean;
  /** The error message. */
  error?: string | undefined;
  /** Shows a "Try again" button below the error. */
  onRetry?: () => void;
  /** The text of the empty state. */
  emptyText?: string;
}
