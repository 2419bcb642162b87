import { DEFAULT_PERIOD_DAYS, MAX_PERIOD_DAYS } from '#contract/figures.ts';
import { HttpError } from '../errors.ts';
import { indiaDay } from '../lib/indiaDay.ts';

const DAY_MS = 86_400_000;

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: string): number => Date.parse(`${day}T00:00Z`);

/** Adds a number of days to a day. */
export const daysLater = (day: string, days: number): string => isoDay(timeOf(day) + days * DAY_MS);

/** A range of days in India, both ends included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A period, and the previous one of the same length. */
export interface Period extends Days {
  readonly before: Days;
}

const refuse = (field: 'from' | 'to', message: string): never => {
  throw new HttpError(400, message, { errors: { [field]: message } });
};

/** The period of a report: up to today and 30 days long, unless the query says otherwise. */
export const periodOf = (query: { readonly from?: string | undefined; readonly to?: string | undefined }): Period => {
  const to = query.to ?? indiaDay(Date.now());
  const from = query.from ?? daysLater(to, 1 - DEFAULT_PERIOD_DAYS);
  const days = (timeOf(to) - timeOf(from)) / DAY_MS + 1;
  if (days < 1) refuse('from', 'From must not be after To');
  if (days > MAX_PERIOD_DAYS) refuse('from', `A report has at most ${MAX_PERIOD_DAYS} days`);
  return { from, to, before: { from: daysLater(from, -days), to: daysLater(from, -1) } };
};

/** Each day of a period. */
export const daysOf = ({ from, to }: Days): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = daysLater(day, 1)) days.push(day);
  return days;
};
