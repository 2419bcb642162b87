/** A time that one click plans. */
interface PlannedTime {
  readonly label: string;
  /** ISO 8601. */
  readonly at: string;
}

const at = (now: Date, days: number, hour: number, minute = 0): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour, minute);

const eveningOf = (now: Date, label: string): PlannedTime[] => {
  const evening = at(now, 0, 18);
  return evening > now ? [{ label, at: evening.toISOString() }] : [];
};

/** Tomorrow morning, in the viewer's time zone. */
export const tomorrowMorning = (now: Date): string => at(now, 1, 10).toISOString();

const tomorrow = (now: Date): PlannedTime => ({ label: 'Tomorrow 10:00 am', at: tomorrowMorning(now) });

/**
 * The times proposed for the next contact, in the viewer's time zone: this evening, unless it has passed, and tomorrow.
 */
export const plannedTimes = (now: Date): PlannedTime[] => [...eveningOf(now, 'Today 6:00 pm'), tomorrow(now)];

const SATURDAY = 6;

/** The other times that a menu offers, in the viewer's time zone. Next week begins on Monday. */
export const otherTimes = (now: Date): PlannedTime[] => {
  const weekday = now.getDay();
  const toSaturday = SATURDAY - weekday || 7;
  return [
    ...eveningOf(now, 'This evening 6:00 pm'),
    tomorrow(now),
    // On a Friday, Saturday is already offered as tomorrow.
    ...(toSaturday > 1 ? [{ label: 'Saturday 10:00 am', at: at(now, toSaturday, 10).toISOString() }] : []),
    { label: 'Next week', at: at(now, 8 - weekday, 10).toISOString() },
  ];
};

/** The same time of day on the day after the planned one; for a late plan, tomorrow. */
export const nextDay = (planned: string, now: Date): string => {
  const time = new Date(planned);
  const from = time > now ? time : now;
  return at(from, 1, time.getHours(), time.getMinutes()).toISOString();
};

const two = (value: number) => String(value).padStart(2, '0');

/** A time as the value of a date and time field, in the viewer's time zone: 2026-11-28T11:00. */
export const toField = (iso: string): string => {
  const time = new Date(iso);
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
};
