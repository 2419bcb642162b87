import { eq, sql } from 'drizzle-orm';
import { type Arbitrary, array, constantFrom, integer, option, record, sample } from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { leadSources, leadStatuses } from '#contract/leads/choices.ts';
import { propertyStatuses } from '#contract/properties/life.ts';
import type { Tx } from '../db/database.ts';
import { brokers } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/leads.ts';
import { properties } from '../db/schema/properties.ts';
import { openHomes } from '../homes/homes.ts';
import { compareDrillDowns, countedLists, figuresIn } from '../testing/drillDowns.ts';
import { firstId } from '../testing/firstId.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { foldChanges } from './figures.ts';
import { daysLater, type Period, periodOf } from './period.ts';

const db = await openTestDatabase();
const index = await openHomes(db).index();
afterAll(() => db.close());

const SAMPLES = process.env.TEST_FULL === '1' ? 1_000 : 60;
const FIRST = '2026-03-30';
const BROKERS = 3;

const minute = integer({ min: -600, max: 4 * 1_440 });
const aLead = record({
  broker: option(integer({ min: 0, max: BROKERS - 1 }), { nil: null }),
  minute,
  source: constantFrom(...leadSources.values),
  status: constantFrom(...leadStatuses.values),
  answer: option(integer({ min: -5, max: 3_000 }), { nil: null }),
});
const aHome = record({
  broker: integer({ min: 0, max: BROKERS - 1 }),
  minute,
  sold: minute,
  status: constantFrom(...propertyStatuses.values),
  type: constantFrom('flat', 'villa', 'hotel_restaurant'),
  city: constantFrom('Jaipur', ' jaipur', 'Kota', null),
  locality: constantFrom('C Scheme', 'c - scheme', '(C–Scheme.)', 'Vaishali Nagar', ' ', null),
});
const samples = record({
  leads: array(aLead, { maxLength: 12 }),
  homes: array(aHome, { maxLength: 8 }),
  // Changes to the rows: one of them takes the values of another lead or home, or is deleted (null).
  leadSteps: array(record({ at: integer({ min: 0, max: 11 }), to: option(aLead, { nil: null }) }), { maxLength: 6 }),
  homeSteps: array(record({ at: integer({ min: 0, max: 7 }), to: option(aHome, { nil: null }) }), { maxLength: 6 }),
  folds: integer({ min: 0, max: 3 }),
  from: integer({ min: -1, max: 3 }),
  days: integer({ min: 1, max: 4 }),
});
type DemoData = typeof samples extends Arbitrary<infer W> ? W : never;

const timeOf = (at: number) => new Date(Date.parse(`${FIRST}T00:00+05:30`) + at * 60_000);
const leadOf = (ids: readonly number[], { broker, minute: at, source, status, answer }: DemoData['leads'][number]) => ({
  brokerId: broker === null ? null : (ids[broker] ?? null),
  createdAt: timeOf(at),
  source,
  status,
  firstContactAt: answer === null ? null : timeOf(at + answer),
});
const homeOf = (
  ids: readonly number[],
  { broker, minute: at, sold, status, type, ...place }: DemoData['homes'][number],
) => ({
  brokerId: ids[broker] ?? 0,
  createdAt: timeOf(at),
  soldAt: timeOf(sold),
  status,
  propertyType: type,
  ...place,
});

const live = async (tx: Tx, world: DemoData): Promise<void> => {
  const ids: number[] = [];
  for (let nth = 0; nth < BROKERS; nth += 1) {
    const broker = { fullName: `Broker ${nth}`, email: `broker${nth}@test.example`, status: 'active' } as const;
    ids.push(firstId(await tx.insert(brokers).values(broker).returning({ id: brokers.id })));
  }
  const person = { fullName: 'Meenal Dixit', phone: '5550120417' };
  const kind = { propertyFor: 'sell', buildingType: 'residential' };
  const fold = async (nth: number) => nth < world.folds && foldChanges({ asSystem: (work) => work(tx) });
  const [leadIds, homeIds]: number[][] = [[], []];
  if (world.leads.length > 0) {
    const rows = world.leads.map((one) => ({ ...person, ...leadOf(ids, one) }));
    leadIds?.push(...(await tx.insert(leads).values(rows).returning({ id: leads.id })).map(({ id }) => id));
  }
  await fold(0);
  for (const one of world.homes) {
    const rows = await tx
      .insert(properties)
      .values({ ...kind, ...homeOf(ids, one) })
      .returning({ id: properties.id });
    homeIds?.push(firstId(rows));
  }
  await fold(1);
  for (const { at, to } of world.leadSteps) {
    const which = eq(leads.id, leadIds?.[at] ?? 0);
    await (to ? tx.update(leads).set(leadOf(ids, to)).where(which) : tx.delete(leads).where(which));
  }
  await fold(2);
  for (const { at, to } of world.homeSteps) {
    const which = eq(properties.id, homeIds?.[at] ?? 0);
    await (to ? tx.update(properties).set(homeOf(ids, to)).where(which) : tx.delete(properties).where(which));
  }
};

const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const [one, other] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return one === undefined || other === undefined ? null : (one + other) / 2;
};

/** The medians of a period, computed from the leads table. */
const mediansIn = async (tx: Tx, { from, to }: Pick<Period, 'from' | 'to'>) => {
  const rows = await tx.select().from(leads);
  const answered = rows.flatMap(({ brokerId, createdAt, firstContactAt }) => {
    const day = new Date(createdAt.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    if (!firstContactAt || day < from || day > to) return [];
    return [
      { brokerId, day, minutes: Math.max(0, Math.floor((firstContactAt.getTime() - createdAt.getTime()) / 60_000)) },
    ];
  });
  const of = (which: (lead: (typeof answered)[number]) => boolean) =>
    medianOf(answered.filter(which).map(({ minutes }) => minutes));
  return { of, all: of(() => true) };
};

class Undone extends Error {}

test(`every figure is the number of rows of its list, and every median exact, in ${SAMPLES} random samples`, async () => {
  for (const world of sample(samples, SAMPLES)) {
    const from = daysLater(FIRST, world.from);
    const period = periodOf({ from, to: daysLater(from, world.days - 1) });
    const lived = db.asOwner(async (tx) => {
      await live(tx, world);
      await tx.execute(
        sql`select set_config('role', 'nivaas_operator', true), set_config('app.scope', 'operator', true)`,
      );
      const reports = await figuresIn(tx, period, index);
      const { wrong } = await compareDrillDowns(reports, countedLists(tx));
      expect(wrong, JSON.stringify(world)).toEqual([]);
      const { of, all } = await mediansIn(tx, period);
      const asked = [
        reports.leads.totals.first_contact_minutes_median,
        reports.leads.before.first_contact_minutes_median,
        reports.brokers.totals.first_contact_minutes_median,
        ...reports.leads.series.map((one) => one.first_contact_minutes_median),
        ...reports.brokers.rows.map((one) => one.first_contact_minutes_median),
      ];
      expect(asked, JSON.stringify(world)).toEqual([
        all,
        (await mediansIn(tx, period.before)).all,
        of(({ brokerId }) => brokerId !== null),
        ...reports.leads.series.map(({ day }) => of((lead) => lead.day === day)),
        ...reports.brokers.rows.map(({ id }) => of((lead) => lead.brokerId === id)),
      ]);
      throw new Undone();
    });
    await expect(lived).rejects.toThrow(Undone);
  }
}, 900_000);
