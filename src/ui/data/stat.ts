/** One figure of a dashboard. */
export interface Stat {
  /** What is counted. */
  label: string;
  /** The figure as it is to be read; while it is being counted there is none. */
  value: string | undefined;
  /** The figure's short form, for phones and where the whole one is too long: ₹1.24 Cr. */
  short?: string;
  /** Counted just now by the server, not written down. */
  live?: boolean;
  /** The whole figure is sample data. */
  sample?: boolean;
  /** How it changed, in per cent, and since when: +12.5, "from last month". */
  change?: { percent: number; since: string /** Only the change is sample data. */; sample?: boolean };
}
