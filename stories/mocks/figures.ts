import type { HttpHandler } from 'msw';
import {
  brokersReport,
  type LeadFigures,
  leadsReport,
  listingsReport,
  type VisitFigures,
  visitsReport,
} from '#contract/figures.ts';
import { leadSources, leadStatuses } from '#contract/leads/choices.ts';
import { propertyTypes } from '#contract/properties/choices.ts';
import { mock } from './mock.ts';

const zeros = <Value extends string>({ values }: { values: readonly Value[] }) =>
  Object.fromEntries(values.map((value) => [value, 0])) as Record<Value, number>;

const DAY_MS = 86_400_000;
const daysIn = ({ from = '2026-10-25', to = '2026-11-23' }: Readonly<Record<string, string>>) => ({ from, to });
/** Makes a value for each day: a weekly wave on a rising slope. */
const each = <Day>({ from, to }: { from: string; to: string }, make: (day: string, wave: number, at: number) => Day) =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 }, (_, at) =>
    make(
      new Date(Date.parse(from) + at * DAY_MS).toISOString().slice(0, 10),
      Math.round(12 + 9 * Math.sin((at * 2 * Math.PI) / 7) + at),
      at,
    ),
  );

const leadTotals = (total: number, median: number | null): LeadFigures['totals'] => ({
  total,
  by_source: { ...zeros(leadSources), website: Math.round(total * 0.6), referral: Math.round(total * 0.3) },
  by_status: {
    ...zeros(leadStatuses),
    new: Math.round(total * 0.24),
    contacted: Math.round(total * 0.36),
    qualified: Math.round(total * 0.23),
    proposal: Math.round(total * 0.11),
    closed: Math.round(total * 0.05),
  },
  first_contact_minutes_median: median,
});

const names = ['Vikram Shekhawat', 'Asha Rathore', 'Kavita Joshi', 'Sunita Agarwal', 'Anil Choudhary'];
const places = [
  ['Jagatpura', 142, 4350],
  ['Mansarovar', 117, 4100],
  ['Vaishali Nagar', 81, 5900],
  ['Malviya Nagar', 64, 6450],
  ['C-Scheme', 38, 8200],
  ['A place that nobody knows a price of', 1, null],
] as const;

const propertyTotals = (posted: number, sold: number) => ({
  posted,
  sold,
  live: 443,
  by_type: zeros(propertyTypes),
  by_locality: places.map(([locality, live, median_rate]) => ({ city: 'Jaipur', locality, live, median_rate })),
});

const visitTotals = (views: number, enquiries: number): VisitFigures['totals'] => ({
  views,
  enquiries,
  by_page: views
    ? [
        { site: null, page: '/homes', views: 18_204 },
        { site: null, page: '/', views: 9_612 },
        { site: 'asha-rathore', page: '/', views: 4_210 },
        { site: 'venkatanarasimharajuvaripeta-subramanian', page: '/12', views: 811 },
      ]
    : [],
});

/**
 * The reports of a platform in use, with numbers that follow from the days; with `empty`, one where nothing has
 * happened yet.
 */
export const figureCalls = ({ empty = false } = {}): HttpHandler[] => {
  const of = (figure: number) => (empty ? 0 : figure);
  return [
    mock(leadsReport, ({ query }) => {
      const days = daysIn(query);
      return {
        data: {
          ...days,
          totals: leadTotals(of(1846), empty ? null : 42),
          series: each(days, (day, wave, at) => ({
            day,
            total: of(wave),
            first_contact_minutes_median: empty || at % 5 === 4 ? null : 80 - at,
          })),
          before: leadTotals(of(1589), empty ? null : 60),
        },
      };
    }),
    mock(listingsReport, ({ query }) => {
      const days = daysIn(query);
      const totals = propertyTotals(of(214), of(61));
      return {
        data: {
          ...days,
          totals: empty ? { ...totals, by_locality: [] } : totals,
          series: each(days, (day, wave) => ({ day, posted: of(wave), sold: of(Math.round(wave / 3)) })),
          before: propertyTotals(of(222), of(48)),
        },
      };
    }),
    mock(brokersReport, ({ query }) => {
      const days = daysIn(query);
      const rows = names.map((name, at) => ({
        id: at + 1,
        name,
        leads: 212 - 24 * at,
        first_contact_minutes_median: [18, 26, 65, 940, null][at] ?? null,
        live: 41 - at,
        sold: 9 - at,
      }));
      const totals = { brokers: of(128), leads: of(1412), first_contact_minutes_median: 42, live: 443, sold: of(61) };
      return {
        data: {
          ...days,
          totals,
          series: each(days, (day, wave) => ({ day, leads: of(wave), sold: 0 })),
          before: totals,
          rows: empty ? [] : query.sort === 'sold' ? rows.toReversed() : rows,
        },
        meta: { total: of(128), page: 1, limit: 100 },
      };
    }),
    mock(visitsReport, ({ query }) => {
      const days = daysIn(query);
      return {
        data: {
          ...days,
          totals: visitTotals(of(48_210), of(620)),
          series: each(days, (day, wave) => ({ day, views: of(wave * 70), enquiries: of(wave) })),
          before: visitTotals(of(44_190), of(571)),
        },
      };
    }),
  ];
};
