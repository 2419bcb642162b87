import type { FollowUpKind } from '#contract/leads/choices.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { formatDay, formatTime } from '#src/lib/format.ts';
import { isErased } from './isErased.ts';

/** A lead's next step, in words. */
export interface NextStep {
  readonly words: string;
  readonly kind: FollowUpKind | 'came' | 'uncontacted' | 'quiet' | 'none';
  readonly tone: 'late' | 'soon' | 'calm';
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** An open lead is quiet when nothing has happened for this long. */
const QUIET = 14 * DAY;

const span = (past: number): string => {
  if (past < HOUR) return `${Math.max(1, Math.floor(past / MINUTE))} min`;
  if (past < DAY) return `${Math.floor(past / HOUR)} h`;
  const days = Math.floor(past / DAY);
  return days === 1 ? '1 day' : `${days} days`;
};

const shortDay = (iso: string, now: number): string => {
  const near = formatDay(iso, now);
  if (near === 'Today' || near === 'Tomorrow') return near;
  const within = Date.parse(iso) - now < 6 * DAY;
  const parts = within ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat('en-IN', parts).format(new Date(iso));
};

/**
 * The planned follow-up of an open lead: "2 days late", "Today, 6:30 pm", "Sat, 11:00 am". Closed and lost leads keep
 * theirs, but it is not due.
 */
export const planStep = ({ status, follow_up: plan }: Lead, now: number): NextStep | undefined => {
  if (!plan || status === 'closed' || status === 'lost') return undefined;
  const { at, kind } = plan;
  const late = now - Date.parse(at);
  if (late > 0) return { kind, words: `${span(late)} late`, tone: 'late' };
  const day = shortDay(at, now);
  return { kind, words: `${day}, ${formatTime(at)}`, tone: day === 'Today' ? 'soon' : 'calm' };
};

/** What an open lead is waiting for: its planned follow-up, or else the first call, or contact after a long silence. */
export const nextStep = (lead: Lead, now: number): NextStep | undefined => {
  const { status, created_at, last_event_at, contacted_at } = lead;
  const plan = planStep(lead, now);
  if (plan || status === 'closed' || status === 'lost' || isErased(lead)) return plan;
  if (status === 'new' && !contacted_at) {
    const age = now - Date.parse(created_at);
    if (age < HOUR) return { kind: 'came', words: `Came ${span(age)} ago`, tone: 'calm' };
    return {
      kind: 'uncontacted',
      words: `Waits ${span(age)}`,
      tone: age > DAY ? 'late' : age > DAY / 2 ? 'soon' : 'calm',
    };
  }
  const silence = now - Date.parse(last_event_at);
  return silence >= QUIET
    ? { kind: 'quiet', words: `Quiet for ${span(silence)}`, tone: 'calm' }
    : { kind: 'none', words: 'Nothing planned', tone: 'calm' };
};
