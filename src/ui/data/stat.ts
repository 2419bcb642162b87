/** A figure of a dashboard. */
export interface Stat {
  /** What is counted. */
  label: string;
  /** The formatted figure; undefined while it is being counted. */
  value: string | undefined;
  /** A short form for phones and for figures that are too long: ₹1.24 Cr. */
  short?: string;
  /** The server counted it just now. */
  live?: boolean;
  /** The whole figure is sample data. */
  sample?: boolean;
  /** The change in per cent and its period: +12.5, "from last month". */
  change?: { percent: number; since: string /** Only the change is sample data. */; sample?: boolean };
}
