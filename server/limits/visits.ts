import { MAX_PERIOD_DAYS } from '#contract/reports.ts';

// Visits are counted in memory: a killed server loses those since they were last stored.
export const VISITS_EVERY_MS = 10_000;
export const VISITS_STORED_AT_ONCE = 500;
/** The longest period of a report, the period before it, and a month, of which reports read the sum. */
export const VISITS_KEPT_DAYS = 2 * MAX_PERIOD_DAYS + 31;

// The figures of reports are folded by day; until then a report reads them row by row.
export const REPORTS_FOLDED_EVERY_MS = 10_000;
export const CHANGES_FOLDED_AT_ONCE = 20_000;
