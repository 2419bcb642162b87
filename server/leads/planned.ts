import { and, gte, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { leads } from '../db/schema/leads.ts';
import { HttpError } from '../errors.ts';

/** The time zone of days unless a caller names another. */
export const INDIA = 'Asia/Kolkata';

const isOpen = notInArray(leads.status, ['closed', 'lost']);

/** When a day of a time zone ends, as SQL; `days` later for a longer span. 400 for a zone that is unknown. */
const endOfDay = (zone: string, days = 1): SQL => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    const message = 'Time zone is unknown';
    throw new HttpError(400, message, { errors: { tz: message } });
  }
  return sql`(date_trunc('day', now() at time zone ${zone}::text) + make_interval(days => ${days}::int)) at time zone ${zone}::text`;
};

/** The conditions of a list's follow-up filter, in a time zone. Closed and lost leads have none of the first three. */
export const followUpConditions = (zone: string) => ({
  overdue: and(isOpen, lt(leads.followUpAt, sql`now()`)),
  today: and(isOpen, gte(leads.followUpAt, sql`now()`), lt(leads.followUpAt, endOfDay(zone))),
  week: and(isOpen, gte(leads.followUpAt, sql`now()`), lt(leads.followUpAt, endOfDay(zone, 7))),
  none: isNull(leads.followUpAt),
});
