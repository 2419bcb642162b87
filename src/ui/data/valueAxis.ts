import { formatNumber } from '#src/lib/format.ts';

/** The axis of a chart's values: wide enough for its longest number, and at least `least` pixels. */
export const valueAxis = (ticks: readonly number[], least: number) => ({
  min: 0,
  max: ticks.at(-1) ?? 1,
  tickInterval: [...ticks],
  width: Math.max(least, 8 * Math.max(...ticks.map((tick) => formatNumber(tick).length)) + 14),
  valueFormatter: (value: number) => formatNumber(value),
});
