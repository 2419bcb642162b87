import { array, type InferType, object, type Schema } from 'yup';
import type { Choices } from './choices.ts';
import { get } from './endpoint.ts';
import {
  choice,
  coded,
  dataOf,
  day,
  id,
  outNumber,
  outNumberOrNull,
  outText,
  outTextOrNull,
  pageMeta,
  whole,
} from './fields.ts';
import { leadSources, leadStatuses } from './leads/choices.ts';
import { propertyTypes } from './properties/choices.ts';

// The operator's reports: figures of a period beside those of the equally long period before it. `live` and the number
// of brokers are current. Each figure equals the number of rows of the list with the same filters.

/** The longest period, in days. */
export const MAX_PERIOD_DAYS = 400;
/** The default period, in days up to today. */
export const DEFAULT_PERIOD_DAYS = 30;
/** A report lists only the places with the most homes, and the most visited pages. */
export const MOST_PLACES = 100;
export const MOST_PAGES = 50;

const outDay = outText;
/** How many there are of each value. */
const counts = <Value extends string>({ values }: Choices<Value>) =>
  object(
    Object.fromEntries(values.map((value) => [value, outNumber()])) as Record<Value, ReturnType<typeof outNumber>>,
  );
/** The median time from a lead's creation to the first contact, among contacted leads; null if there are none. */
const answerTime = { first_contact_minutes_median: outNumberOrNull() };

/** The figures of a report: the period, its totals, each of its days, and the figures of the period before. */
const figures = <Totals extends Schema, Day extends Schema>(totals: Totals, ofDay: Day) =>
  object({ from: outDay(), to: outDay(), totals, series: array().of(ofDay).defined(), before: totals });

const leadTotals = object({
  total: outNumber(),
  by_source: counts(leadSources),
  by_status: counts(leadStatuses),
  ...answerTime,
});
const leadFigures = figures(leadTotals, object({ day: outDay(), total: outNumber(), ...answerTime }));
export type LeadFigures = InferType<typeof leadFigures>;

const propertyTotals = object({
  posted: outNumber(),
  /** Sold in the period, and still sold. */
  sold: outNumber(),
  live: outNumber(),
  /** Homes posted in the period, by property type. */
  by_type: counts(propertyTypes),
  /** Homes that are live now. Place names are compared case-insensitively. */
  by_locality: array()
    .of(
      object({
        city: outText(),
        locality: outText(),
        live: outNumber(),
        /** In whole rupees per square foot, of the homes that have such a rate; null if there are none. */
        median_rate: outNumberOrNull(),
      }),
    )
    .defined(),
});
const propertyFigures = figures(propertyTotals, object({ day: outDay(), posted: outNumber(), sold: outNumber() }));
export type PropertyFigures = InferType<typeof propertyFigures>;

/** Leads of brokers, and their homes. */
const brokerFields = { leads: outNumber(), ...answerTime, live: outNumber(), sold: outNumber() };
const brokerTotals = object({ brokers: outNumber(), ...brokerFields });
const brokerRow = object({ id: id(), name: outText(), ...brokerFields });
const brokerFigures = figures(brokerTotals, object({ day: outDay(), leads: outNumber(), sold: outNumber() })).shape({
  rows: array().of(brokerRow).defined(),
});
export type BrokerFigures = InferType<typeof brokerFigures>;

const visitTotals = object({
  views: outNumber(),
  /** Leads from websites. */
  enquiries: outNumber(),
  by_page: array()
    .of(
      object({
        /** The slug of a broker's site; null for the public pages of the platform. */
        site: outTextOrNull(),
        /** Its path below the site: `/`, or `/12`, the page of a home. */
        page: outText(),
        views: outNumber(),
      }),
    )
    .defined(),
});
const visitFigures = figures(visitTotals, object({ day: outDay(), views: outNumber(), enquiries: outNumber() }));
export type VisitFigures = InferType<typeof visitFigures>;

/** The most brokers on a page of their report. */
export const MOST_BROKERS = 1_000;

/** The sort orders of brokers, best first. */
export const brokerRanks = coded([
  ['leads', 'Leads'],
  ['answer_time', 'First contact'],
  ['sold', 'Sold'],
]);
export type BrokerRank = (typeof brokerRanks.values)[number];

/** Days in India's time zone, both included. 400 for more than 400 days, and for a first day after the last. */
const period = object({ from: day('From'), to: day('To') });
const ranked = period.shape({ sort: choice('Sort', brokerRanks).default('leads') });
const inPeriod = { access: ['super_admin'], query: period } as const;

export const leadsReport = get('/api/reports/leads', {
  ...inPeriod,
  summary: 'Leads that were created in a period',
  responses: { 200: dataOf(leadFigures) },
});
export const listingsReport = get('/api/reports/listings', {
  ...inPeriod,
  summary: 'Homes that were posted and sold in a period',
  responses: { 200: dataOf(propertyFigures) },
});
export const brokersReport = get('/api/reports/brokers', {
  ...inPeriod,
  summary: 'What brokers did in a period',
  query: ranked.shape({
    page: whole('Page', 1, 100_000).default(1),
    limit: whole('Limit', 1, MOST_BROKERS).default(100),
  }),
  responses: { 200: dataOf(brokerFigures).shape({ meta: pageMeta() }) },
});
export const visitsReport = get('/api/reports/visits', {
  ...inPeriod,
  summary: 'Opened public pages, and enquiries, in a period',
  responses: { 200: dataOf(visitFigures) },
});

const file = { ...inPeriod, stream: 'text/csv; charset=utf-8', responses: { 200: outText() } } as const;

/** One row per day. */
export const exportLeadsReport = get('/api/reports/leads/export', {
  ...file,
  summary: 'The days of the report of leads, as `nivaas-leads-report.csv`',
});
export const exportListingsReport = get('/api/reports/listings/export', {
  ...file,
  summary: 'The days of the report of homes, as `nivaas-listings-report.csv`',
});
/** One row per broker. */
export const exportBrokersReport = get('/api/reports/brokers/export', {
  ...file,
  query: ranked,
  summary: 'The brokers of the report, as `nivaas-brokers-report.csv`',
});
export const exportVisitsReport = get('/api/reports/visits/export', {
  ...file,
  summary: 'The days of the report of visits, as `nivaas-visits-report.csv`',
});
