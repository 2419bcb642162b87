import { isRealDay } from '#contract/fields.ts';

/** A date from a URL, `YYYY-MM-DD`; undefined for anything else. */
export const dayIn = (text: string | null | undefined): string | undefined =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(text) ? text : undefined;

/** An id from a URL; undefined for anything else. */
export const idIn = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

const day = (text: string) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', dateStyle: 'medium' }).format(Date.parse(text));

/** The date range of a filtered list, open at either end: 25 Oct 2026 to 23 Nov 2026; empty without limits. */
export const limitDays = (from: string | undefined, to: string | undefined): string => {
  if (from && to) return from === to ? day(from) : `${day(from)} to ${day(to)}`;
  return from ? `from ${day(from)}` : to ? `up to ${day(to)}` : '';
};
