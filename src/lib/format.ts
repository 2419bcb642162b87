const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A number in Indian grouping: 8450000 is 84,50,000. */
export const formatNumber = (value: number): string => indian.format(value);

const numberWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** A count at the start of a sentence: No, One, Nine, 10. */
export const countWord = (count: number): string => numberWords[count] ?? formatNumber(count);

/** Whole rupees in Indian grouping with the rupee sign: ₹84,50,000 (specification 001, section 2). */
export const formatRupees = (rupees: number): string => `₹${indian.format(rupees)}`;

/** An area with its unit: 1,450 Sq.ft. */
export const formatArea = (area: number, unit: string | null | undefined): string =>
  `${indian.format(area)} ${unit ?? 'Sq.ft.'}`;

/** An API timestamp (ISO 8601, UTC) in the viewer's time zone: 21 Nov 2026, 6:21 pm. */
export const formatDateTime = (iso: string): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

/** The time of day in the viewer's time zone: 6:21 pm. */
export const formatTime = (iso: string): string =>
  new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' }).format(new Date(iso));

/** The number of midnights between now and a timestamp, in the viewer's time zone; negative in the past. */
export const daysAway = (iso: string, now: number): number => {
  const startOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((startOf(new Date(iso)) - startOf(new Date(now))) / DAY);
};

/** The month of an API date, `YYYY-MM-DD`: March 2026. The same in every time zone. */
export const formatMonth = (day: string): string =>
  new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/**
 * The day in the viewer's time zone: Today, Yesterday, Tomorrow, Saturday 21 November; with the year if not this year.
 */
export const formatDay = (iso: string, now: number): string => {
  const [day, today] = [new Date(iso), new Date(now)];
  const near = { '-1': 'Yesterday', '0': 'Today', '1': 'Tomorrow' }[String(daysAway(iso, now))];
  if (near) return near;
  const year = day.getFullYear() === today.getFullYear() ? undefined : ('numeric' as const);
  return new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long', year })
    .format(day)
    .replace(',', '');
};

/** The age of a timestamp: just now, 12 min, 2 h, 3 d; the date if it is 30 days old or more. */
export const formatAge = (iso: string, now: number): string => {
  const past = now - Date.parse(iso);
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return `${Math.floor(past / MINUTE)} min`;
  if (past < DAY) return `${Math.floor(past / HOUR)} h`;
  if (past < MONTH) return `${Math.floor(past / DAY)} d`;
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' }).format(new Date(iso));
};

/** A duration in its two largest units: 50 min, 3 h 10 min, 1 d 14 h. */
export const formatSpan = (minutes: number): string => {
  const whole = Math.max(0, Math.round(minutes));
  const [days, hours, rest] = [Math.floor(whole / 1440), Math.floor((whole % 1440) / 60), whole % 60];
  const parts =
    days > 0
      ? [
          [days, 'd'],
          [hours, 'h'],
        ]
      : hours > 0
        ? [
            [hours, 'h'],
            [rest, 'min'],
          ]
        : [[rest, 'min']];
  return parts.flatMap(([count, unit], at) => (at > 0 && count === 0 ? [] : `${count} ${unit}`)).join(' ');
};

/** How long ago a timestamp was: just now, 12 min ago, 2 h ago, 3 d ago; the date if it is 30 days old or more. */
export const formatAgo = (iso: string, now: number): string => {
  const age = formatAge(iso, now);
  return / (min|h|d)$/.test(age) ? `${age} ago` : age;
};

const KILOBYTE = 1024;
const sizes = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** A file size in bytes, formatted for display: 340 KB, 2.4 MB. */
export const formatFileSize = (bytes: number): string => {
  if (bytes < KILOBYTE) return `${bytes} bytes`;
  if (bytes < KILOBYTE ** 2) return `${Math.round(bytes / KILOBYTE)} KB`;
  return `${sizes.format(bytes / KILOBYTE ** 2)} MB`;
};
