import { and } from 'drizzle-orm';
import type { CallInput } from '#contract/endpoint.ts';
import type { BrokerFigures, LeadFigures, PropertyFigures, VisitFigures } from '#contract/figures.ts';
import type { listAllLeads } from '#contract/leads/endpoints.ts';
import type { listAllProperties } from '#contract/properties/moderation.ts';
import type { Tx } from '../db/database.ts';
import { leads } from '../db/schema/leads.ts';
import { properties } from '../db/schema/properties.ts';
import { readBrokerFigures } from '../figures/brokers.ts';
import { readLeadFigures } from '../figures/leads.ts';
import type { Period } from '../figures/period.ts';
import { readPropertyFigures } from '../figures/properties.ts';
import { readVisitFigures } from '../figures/visits.ts';
import type { HomeIndex } from '../homes/index/homeIndex.ts';
import { listSourcedLeads } from '../leads/queries.ts';
import { sourceConditions } from '../leads/rows.ts';
import { listModerated, moderatedConditions } from '../moderation/queues.ts';

type LeadFilters = NonNullable<CallInput<typeof listAllLeads>['query']>;
type HomeFilters = NonNullable<CallInput<typeof listAllProperties>['query']>;

/** The figures of one period. */
interface AllFigures {
  readonly leads: LeadFigures;
  readonly homes: PropertyFigures;
  readonly brokers: BrokerFigures;
  readonly visits: VisitFigures;
}

/** The totals that the lists report. */
interface Lists {
  readonly leads: (filters: LeadFilters) => Promise<number>;
  readonly homes: (filters: HomeFilters) => Promise<number>;
}

const ALL_BROKERS = { sort: 'leads', page: 1, limit: 1_000 } as const;

/** All figures of a period. Run it as the operator. */
export const figuresIn = async (tx: Tx, period: Period, index: HomeIndex): Promise<AllFigures> => ({
  leads: await readLeadFigures(tx, period),
  homes: await readPropertyFigures(tx, period, index),
  brokers: (await readBrokerFigures(tx, period, ALL_BROKERS)).data,
  visits: await readVisitFigures(tx, period),
});

const query = { page: 1, limit: 1, q: '', order: 'desc' } as const;
/** The totals from the lists as they are called. Run it as the operator. */
export const calledLists = (tx: Tx): Lists => ({
  leads: async (filters) => (await listSourcedLeads(tx, { ...query, ...filters }, async () => undefined)).meta.total,
  homes: async (filters) => (await listModerated(tx, { ...query, ...filters })).meta.total,
});

/** The totals counted alone, which is faster. Run it as the operator. */
export const countedLists = (tx: Tx): Lists => ({
  leads: (filters) => tx.$count(leads, and(...sourceConditions({ ...query, ...filters }))),
  homes: (filters) => tx.$count(properties, moderatedConditions({ ...query, ...filters })),
});

type Drilled = readonly [name: string, figure: number, count: () => Promise<number>];

function* leadDrills({ leads, visits }: AllFigures, lists: Lists): Generator<Drilled> {
  const { totals } = leads;
  const created = { created_from: leads.from, created_to: leads.to };
  yield ['leads', totals.total, () => lists.leads(created)];
  for (const [source, n] of Object.entries(totals.by_source)) {
    yield [source, n, () => lists.leads({ ...created, source: source as keyof typeof totals.by_source })];
  }
  for (const [status, n] of Object.entries(totals.by_status)) {
    yield [status, n, () => lists.leads({ ...created, status: status as keyof typeof totals.by_status })];
  }
  const { contacted, qualified, proposal, closed } = totals.by_status;
  const reached = contacted + qualified + proposal + closed;
  yield ['reached contacted', reached, () => lists.leads({ ...created, reached: 'contacted' })];
  yield ['reached proposal', proposal + closed, () => lists.leads({ ...created, reached: 'proposal' })];
  yield ['enquiries', visits.totals.enquiries, () => lists.leads({ ...created, source: 'website' })];
  for (const { day, total } of leads.series.filter((one) => one.total > 0)) {
    yield [`leads of ${day}`, total, () => lists.leads({ created_from: day, created_to: day })];
  }
}

function* homeDrills({ homes }: AllFigures, lists: Lists): Generator<Drilled> {
  const { from, to, totals } = homes;
  const posted = { posted_from: from, posted_to: to };
  yield ['posted', totals.posted, () => lists.homes(posted)];
  yield ['sold', totals.sold, () => lists.homes({ sold_from: from, sold_to: to })];
  yield ['live', totals.live, () => lists.homes({ status: 'live' })];
  for (const [type, n] of Object.entries(totals.by_type).filter(([, one]) => one > 0)) {
    yield [type, n, () => lists.homes({ ...posted, property_type: type as keyof typeof totals.by_type })];
  }
  for (const { city, locality, live } of totals.by_locality) {
    yield [`${locality}, ${city}`, live, () => lists.homes({ status: 'live', city, locality })];
  }
  for (const day of homes.series.filter((one) => one.posted > 0 || one.sold > 0)) {
    yield [`posted on ${day.day}`, day.posted, () => lists.homes({ posted_from: day.day, posted_to: day.day })];
    yield [`sold on ${day.day}`, day.sold, () => lists.homes({ sold_from: day.day, sold_to: day.day })];
  }
}

function* brokerDrills({ brokers }: AllFigures, lists: Lists): Generator<Drilled> {
  const { from, to, totals, rows } = brokers;
  const created = { created_from: from, created_to: to };
  yield ['leads of brokers', totals.leads, () => lists.leads({ ...created, lead_source_type: 'broker' })];
  for (const { id, name, leads, live, sold } of rows) {
    yield [`leads of ${name}`, leads, () => lists.leads({ ...created, broker_id: id })];
    yield [`live homes of ${name}`, live, () => lists.homes({ status: 'live', broker_id: id })];
    yield [`sold homes of ${name}`, sold, () => lists.homes({ sold_from: from, sold_to: to, broker_id: id })];
  }
}

/** The report figures that differ from the lists that their drill-downs open, and how many were compared. */
export const compareDrillDowns = async (figures: AllFigures, lists: Lists) => {
  const wrong: string[] = [];
  let compared = 0;
  for (const drills of [leadDrills, homeDrills, brokerDrills]) {
    for (const [name, figure, count] of drills(figures, lists)) {
      compared += 1;
      const listed = await count();
      if (listed !== figure) wrong.push(`${name}: ${figure}, listed ${listed}`);
    }
  }
  return { wrong, compared };
};
