import { and, eq, gte, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { type FollowUpTime, NOBODY } from '#contract/leads/choices.ts';
import { leads } from '../db/schema/leads.ts';
import { HttpError } from '../errors.ts';

/** Leads that are neither closed nor lost. */
export const isOpen = notInArray(leads.status, ['closed', 'lost']);

/** Resolves a time zone to a name that the database knows, too; 400 for an unknown zone. */
const zoneOf = (name: string): string => {
  try {
    // PostgreSQL reads the sign of an offset the other way round.
    if (/^[+-]/.test(name)) throw new RangeError('An offset is no name of a zone');
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    const message = 'Time zone is unknown';
    throw new HttpError(400, message, { errors: { tz: message } });
  }
};

/** When the current day ends in a time zone, as SQL; `days` for a longer span. 400 for an unknown zone. */
const endOfDay = (tz: string, days = 1): SQL => {
  const zone = zoneOf(tz);
  return sql`(date_trunc('day', now() at time zone ${zone}::text) + make_interval(days => ${days}::int)) at time zone ${zone}::text`;
};

/** The conditions of the follow-up filter, in a time zone. Closed and lost leads match none of the first three. */
export const followUpConditions = (zone: string) => ({
  overdue: and(isOpen, lt(leads.followUpAt, sql`now()`)),
  today: and(isOpen, gte(leads.followUpAt, sql`now()`), lt(leads.followUpAt, endOfDay(zone))),
  week: and(isOpen, gte(leads.followUpAt, sql`now()`), lt(leads.followUpAt, endOfDay(zone, 7))),
  none: isNull(leads.followUpAt),
});

interface WorkFilters {
  follow_up?: FollowUpTime | undefined;
  assigned_to?: string | undefined;
  tz: string;
}

/** The filters by follow-up and by assignee. */
export const workConditions = ({ follow_up, assigned_to, tz }: WorkFilters): (SQL | undefined)[] => [
  follow_up && followUpConditions(tz)[follow_up],
  assigned_to ? (assigned_to === NOBODY ? isNull(leads.assignedTo) : eq(leads.assignedTo, assigned_to)) : undefined,
];
