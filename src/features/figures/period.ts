import { coded } from '#contract/choices.ts';
import { DEFAULT_PERIOD_DAYS, MAX_PERIOD_DAYS } from '#contract/figures.ts';
import { formatNumber } from '#src/lib/format.ts';

/** Days in India, `YYYY-MM-DD`, both inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;

/** The periods to choose from: the number of days up to today, or `own`. */
export const periods = coded([
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', '12 months'],
  ['own', 'Custom dates'],
]);
export type PeriodName = (typeof periods.values)[number];

/** The day in India at a time. */
export const indiaDay = (at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(at);

/** The day that is this many days after another. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The number of days. */
export const lengthOf = ({ from, to }: Days): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The previous period of the same length. */
export const daysBefore = (days: Days): Days => ({
  from: daysLater(days.from, -lengthOf(days)),
  to: daysLater(days.from, -1),
});

/** The last `count` days up to and including `to`. */
export const lastDays = (count: number, to: string): Days => ({ from: daysLater(to, 1 - count), to });

const isDay = (text: string) => new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;

/** The error messages for chosen days, by field. */
export const daysProblem = ({ from, to }: Days): { from?: string; to?: string } => {
  if (!isDay(from)) return { from: 'Choose the first day' };
  if (!isDay(to)) return { to: 'Choose the last day' };
  const count = lengthOf({ from, to });
  if (count < 1) return { to: 'The last day is before the first' };
  if (count > MAX_PERIOD_DAYS) return { to: `${formatNumber(count)} days. At most ${MAX_PERIOD_DAYS} can be shown.` };
  return {};
};

/** The period in the URL and its days; invalid days fall back to the default period. */
export const periodIn = (params: URLSearchParams, today: string): { name: PeriodName; days: Days } => {
  const name = periods.values.find((one) => one === params.get('period')) ?? '30';
  if (name !== 'own') return { name, days: lastDays(Number(name), today) };
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const wrong = Object.keys(daysProblem(own)).length > 0;
  return { name, days: wrong ? lastDays(DEFAULT_PERIOD_DAYS, today) : own };
};

const inWords = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...options }).format(Date.parse(day));

/** A day for an axis: 25 Oct. */
export const shortDay = (day: string): string => inWords(day, { day: 'numeric', month: 'short' });
/** A day with its weekday: Wednesday, 18 Nov. */
export const weekDay = (day: string): string => `${inWords(day, { weekday: 'long' })}, ${shortDay(day)}`;
/** A month: Nov 2026. */
const month = (day: string): string => inWords(day, { month: 'short', year: 'numeric' });

/** A period: 25 October to 23 November; with years unless both are the current one. */
export const daysInWords = ({ from, to }: Days, today = indiaDay(Date.now())): string => {
  const isThisYear = [from, to].every((day) => day.slice(0, 4) === today.slice(0, 4));
  const year = isThisYear ? undefined : ('numeric' as const);
  const words = (day: string) => inWords(day, { day: 'numeric', month: 'long', year });
  return from === to ? words(from) : `${words(from)} to ${words(to)}`;
};

/** The name of the previous period: 30 days before. */
export const beforeInWords = (days: Days): string => {
  const count = lengthOf(days);
  return count === Number(periods.values[3]) ? '12 months before' : `${count === 1 ? 'day' : `${count} days`} before`;
};

/** A bar in a chart over time. */
export interface TimePart extends Days {
  readonly label: string;
}

const DAILY_UP_TO = 14;
const WEEKLY_UP_TO = 100;

/** Splits a period into bars: days, else weeks from its first day (the last one takes the remainder), else months. */
export const partsOf = (days: Days): readonly TimePart[] => {
  const count = lengthOf(days);
  const weeks = count > DAILY_UP_TO ? Math.round(count / 7) : 0;
  const isMonthly = count > WEEKLY_UP_TO;
  const starts = Array.from({ length: count }, (_, at) => daysLater(days.from, at)).filter((day, at) => {
    if (isMonthly) return at === 0 || day.endsWith('-01');
    return weeks === 0 || (at % 7 === 0 && at / 7 < weeks);
  });
  return starts.map((from, at) => {
    const next = starts[at + 1];
    const to = next ? daysLater(next, -1) : days.to;
    if (isMonthly) return { from, to, label: month(from) };
    const first = from.slice(0, 7) === to.slice(0, 7) ? Number(from.slice(8)) : shortDay(from);
    return { from, to, label: from === to ? shortDay(from) : `${first}–${shortDay(to)}` };
  });
};
