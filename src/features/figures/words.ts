import { formatNumber } from '#src/lib/format.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A number of minutes: 42 min, 1 h 5 min, 2 d 3 h. */
export const formatMinutes = (minutes: number): string => {
  const whole = Math.round(minutes);
  const two = (large: number, [largeUnit, smallUnit]: readonly [string, string], small: number) =>
    small ? `${large} ${largeUnit} ${small} ${smallUnit}` : `${large} ${largeUnit}`;
  if (whole < HOUR) return `${whole} min`;
  if (whole < DAY) return two(Math.floor(whole / HOUR), ['h', 'min'], whole % HOUR);
  return two(Math.floor(whole / DAY), ['d', 'h'], Math.floor((whole % DAY) / HOUR));
};

/** A change from the previous period. */
export interface Change {
  /** +16.2%, 18 min sooner; empty if there is nothing to compare. */
  readonly words: string;
  /** from 1,589. */
  readonly since: string;
  /** Undefined: neither better nor worse. */
  readonly better?: boolean;
}

/** The change of a number; more is better. */
export const changeOf = (now: number, before: number): Change => {
  const since = `from ${formatNumber(before)}`;
  if (before === 0) return { words: '', since };
  const percent = Math.round(((now - before) / before) * 1000) / 10;
  if (percent === 0) return { words: 'As before,', since };
  return { words: `${percent < 0 ? '−' : '+'}${formatNumber(Math.abs(percent))}%`, since, better: percent > 0 };
};

/** The change of a time in minutes; sooner is better. */
export const changeOfTime = (now: number | null, before: number | null): Change => {
  if (before === null) return { words: '', since: 'No one was contacted before' };
  const saved = now === null ? 0 : Math.round(before) - Math.round(now);
  if (now === null) return { words: '', since: `Before: ${formatMinutes(before)}` };
  if (saved === 0) return { words: 'As before,', since: formatMinutes(before) };
  return {
    words: `${formatMinutes(Math.abs(saved))} ${saved > 0 ? 'sooner' : 'later'}`,
    since: `than ${formatMinutes(before)}`,
    better: saved > 0,
  };
};

/** A share of a whole: 76%; one decimal below 10. */
export const formatShare = (part: number, whole: number): string => {
  const percent = whole ? (part / whole) * 100 : 0;
  return `${formatNumber(percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent))}%`;
};
