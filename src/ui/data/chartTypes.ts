/** One bar or one slice. */
export interface ChartPoint {
  /** Its whole name, for the tip and the text alternative: January. */
  label: string;
  /** Its name on the axis, where there is less room: Jan. */
  short?: string;
  /** How much, zero or more. */
  value: number;
}

/** What every chart is told. */
export interface ChartProps {
  /** The chart's name, for its text alternative. */
  label: string;
  /** What it shows, in order. */
  points: readonly ChartPoint[];
  /** A value as it is to be read: "63 properties"; grouped digits unless told otherwise. */
  valueText?: (value: number) => string;
  /** The figures are on their way: bars in their place, with 'Loading...' to read. */
  loading?: boolean;
  /** Why they could not be loaded, in red. */
  error?: string | undefined;
  /** Offers "Try again" below the error. */
  onRetry?: () => void;
  /** What is said without a figure. */
  emptyText?: string;
}
