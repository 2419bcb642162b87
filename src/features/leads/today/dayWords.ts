import { type FollowUpKind, followUpKinds, leadSources, leadStatuses } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { daysAway, formatTime } from '#src/lib/format.ts';
import type { DayList } from './day.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const unit = (value: number, name: 'day' | 'hour' | 'minute') =>
  new Intl.NumberFormat('en-IN', { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);

const [days, hours, minutes] = [
  (ms: number) => Math.floor(ms / DAY),
  (ms: number) => Math.floor(ms / HOUR),
  (ms: number) => Math.floor(ms / MINUTE),
];

/** A duration in short form: 12 min, 2 h 10 min, 15 h, 1 d 16 h, 9 d. */
const shortSpan = (ms: number): string => {
  if (ms < MINUTE) return 'just now';
  if (ms < HOUR) return `${minutes(ms)} min`;
  if (ms < DAY / 2) return [`${hours(ms)} h`, ...(minutes(ms % HOUR) ? [`${minutes(ms % HOUR)} min`] : [])].join(' ');
  if (ms < DAY) return `${hours(ms)} h`;
  const rest = hours(ms % DAY);
  return days(ms) < 7 && rest > 0 ? `${days(ms)} d ${rest} h` : `${days(ms)} d`;
};

/** A duration in full: 12 minutes, 15 hours, 1 day 16 hours. */
export const longSpan = (ms: number): string => {
  if (ms < MINUTE) return 'less than a minute';
  if (ms < HOUR) return unit(minutes(ms), 'minute');
  if (ms < DAY) return unit(hours(ms), 'hour');
  const rest = hours(ms % DAY);
  return [unit(days(ms), 'day'), ...(rest ? [unit(rest, 'hour')] : [])].join(' ');
};

const lateBy = (ms: number): string => {
  if (ms < HOUR) return `${Math.max(1, minutes(ms))} min late`;
  return ms < DAY ? `${hours(ms)} h late` : `${unit(days(ms), 'day')} late`;
};

const near: Readonly<Record<number, string>> = { [-1]: 'yesterday', 0: '', 1: 'tomorrow' };
const dateOf = (iso: string) =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' }).format(new Date(iso));

const weekdayOf = (iso: string) => new Intl.DateTimeFormat('en-IN', { weekday: 'short' }).format(new Date(iso));

/** The shortest clear form of a day and time: `10:00 am`, `yesterday, 7:40 pm`, `Sat, 11:00 am`, `31 Oct, 9:00 am`. */
export const briefTime = (iso: string, now: number): string => {
  const away = daysAway(iso, now);
  const day = near[away] ?? (Math.abs(away) < 7 ? weekdayOf(iso) : dateOf(iso));
  return [day, formatTime(iso)].filter(Boolean).join(', ');
};

/** The texts of a lead's row in the day. */
interface RowWords {
  /** How long the lead has waited, how late it is, or its planned time. */
  readonly when: string;
  /** Set if the lead is late or has waited long. */
  readonly tone?: 'error' | 'warning' | undefined;
  /** The small text below `when`. */
  readonly small: string;
  /** The kind of follow-up that is planned. */
  readonly kind?: FollowUpKind;
  /** The subject: the plan's text or the home. */
  readonly what: string;
  /** Shown beside `what` where there is room; on a phone it is part of `line`. */
  readonly source?: string;
  /** The line below `what` on a phone. */
  readonly line: string;
}

const newWords = (lead: Lead, now: number): RowWords => {
  const age = now - Date.parse(lead.created_at);
  const source = leadSources.labels[lead.source];
  return {
    when: shortSpan(age),
    tone: age >= DAY ? 'error' : age >= DAY / 2 ? 'warning' : undefined,
    small: 'waiting',
    what: lead.property_interest ?? 'No home named',
    source,
    line: `${source} · waiting since ${briefTime(lead.created_at, now)}`,
  };
};

const quietWords = ({ property_interest, status, source, last_event_at }: Lead, now: number): RowWords => ({
  when: unit(days(now - Date.parse(last_event_at)), 'day'),
  small: `since ${dateOf(last_event_at)}`,
  what: property_interest ?? leadSources.labels[source],
  line: `${leadStatuses.labels[status]} · nothing since ${dateOf(last_event_at)}`,
});

const plannedWords = (lead: Lead, { at, kind, text }: NonNullable<Lead['follow_up']>, now: number): RowWords => {
  const ahead = Date.parse(at) - now;
  const label = followUpKinds.labels[kind];
  const about = { kind, what: text ?? [label, lead.property_interest].filter(Boolean).join(': ') };
  if (ahead < 0) {
    const time = briefTime(at, now);
    // The column has room only for a short weekday name, not for "yesterday".
    const small = daysAway(at, now) === -1 ? `${weekdayOf(at)}, ${formatTime(at)}` : time;
    return { ...about, when: lateBy(-ahead), tone: 'error', small, line: `${label} · planned for ${time}` };
  }
  const small = ahead < HOUR ? `in ${Math.max(1, minutes(ahead))} min` : '';
  return { ...about, when: formatTime(at), small, line: `${label} · ${leadStatuses.labels[lead.status]}` };
};

/** The texts of a lead's row in one of the lists. */
export const rowWords = (list: DayList, lead: Lead, now: number): RowWords => {
  if (list === 'new') return newWords(lead, now);
  return lead.follow_up ? plannedWords(lead, lead.follow_up, now) : quietWords(lead, now);
};
