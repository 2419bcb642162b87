import { eq, gt } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { homesPath } from '#contract/homes/address.ts';
import type { HomesQuery } from '#contract/homes/query.ts';
import { defaultAmenities, propertyTypes } from '#contract/properties/choices.ts';
import { featureFields } from '#contract/properties/fields.ts';
import { properties } from '#server/db/schema/properties.ts';
import { savedSearches, searchMatches } from '#server/db/schema/seekers.ts';
import { openHomes } from '#server/homes/homes.ts';
import { traitFeatures } from '#server/homes/index/codes.ts';
import { startTestApp } from '#server/testing/startTestApp.ts';
import { startAlerts } from './alerts.ts';

const app = await startTestApp();
afterAll(() => app.close());
const homes = openHomes(app.db);
const alerts = startAlerts(app.db, homes.index);
const asha = await app.addBroker();
const meera = await app.addUser();

// Repeatable, so that a failure can be looked into.
let seed = 7;
const random = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};
const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;
const maybe = <T>(value: T): T | undefined => (random(5) === 0 ? value : undefined);
// Every trait that a search can filter by: this test detects one that the database's `home_facts` omits.
const traits = Object.entries(traitFeatures).map(
  ([name, feature]) => [name, { feature, values: featureFields[feature].choices.values }] as const,
);
const localities = ['Vaishali Nagar', 'Mansarovar', 'Raja Park'];
const words = ['', '', '', 'garden', '3 bhk', 'under 80 lakh', 'villa vaishali nagar', 'plot 200 gaj', '100%'];

const anyHome = () => ({
  title: pick(['With a garden', 'Near the park', '100% light']),
  city: pick(['Jaipur', 'jaipur ', 'Kota', null]),
  locality: pick([...localities, null]),
  propertyType: pick(propertyTypes.values),
  numBedrooms: pick(['1', '2', '3', null]),
  expectedPrice: pick([null, 0, 3_000_000, 6_500_000, 8_000_000, 12_000_000]),
  builtUpArea: pick([null, 200, 900, 1_450]),
  areaUnit: pick(['Sq.ft.', 'Sq. Yards', 'Bigha', null]),
  amenities: defaultAmenities.values.filter(() => random(3) === 0),
  features: Object.fromEntries(traits.map(([, { feature, values }]) => [feature, pick(values)])),
  status: pick(['live', 'live', 'live', 'paused'] as const),
});

const anySearch = (): Partial<HomesQuery> => ({
  q: pick(words),
  city: maybe(pick(['Jaipur', 'KOTA'])),
  locality: maybe(pick(localities)),
  type: maybe([pick(propertyTypes.values), pick(propertyTypes.values)]),
  building_type: maybe(pick(['residential', 'commercial'])),
  bedrooms: maybe(['2', '3']) as HomesQuery['bedrooms'],
  price_min: maybe(pick([0, 6_500_000])),
  price_max: maybe(pick([6_500_000, 8_000_000])),
  area_min: maybe(pick([0, 900])),
  area_max: maybe(2_000),
  ...Object.fromEntries(traits.map(([name, { values }]) => [name, maybe([pick(values), pick(values)])])),
  rera: maybe('registered') as HomesQuery['rera'],
  amenities: maybe([pick(defaultAmenities.values)]),
  photos: random(9) === 0 ? 'true' : undefined,
  broker: random(9) === 0 ? `${asha.id}-asha` : undefined,
});

const found = async (search: Partial<HomesQuery>) =>
  new Set((await homes.search({ ...search, limit: 100, sort: 'newest' })).data.map(({ id }) => id));

test('the alerts agree with the search on which random homes come to match random searches', {
  timeout: 120_000,
}, async () => {
  const kind = { propertyFor: 'sell', buildingType: 'residential', brokerId: asha.id } as const;
  const ids = await app.db.withTenant(asha.id, async (tx) => {
    const rows = Array.from({ length: 40 }, () => ({ ...kind, ...anyHome() }));
    return (
      await tx
        .insert(properties)
        .values(rows as never[])
        .returning({ id: properties.id })
    ).map(({ id }) => id);
  });
  await alerts.run();
  const searches = Array.from({ length: 40 }, anySearch);
  const stored = await app.db.asSystem(async (tx) => {
    const rows = searches.map((search, nth) => ({
      userId: meera.id,
      name: `Search ${nth}`,
      query: homesPath(search).split('?')[1] ?? '',
      alert: 'off' as const,
      unsubscribeToken: `random ${nth}`,
      // Changes in the first seconds could otherwise count as seen by the person who saved the search.
      createdAt: new Date(Date.now() - 60_000),
    }));
    return (await tx.insert(savedSearches).values(rows).returning({ id: savedSearches.id })).map(({ id }) => id);
  });
  const expected = new Set<string>();
  // A search result may be half a second old.
  const settled = () => new Promise((done) => setTimeout(done, 600));
  await settled();
  // A home is reported once, and never if it matched when the search was saved.
  const known = await Promise.all(searches.map(found));
  let matched = 0;
  for (let round = 0; round < 3; round += 1) {
    for (const id of ids.filter(() => random(2) === 0)) {
      await app.db.withTenant(asha.id, (tx) =>
        tx
          .update(properties)
          .set(anyHome() as never)
          .where(eq(properties.id, id)),
      );
    }
    await settled();
    const now = await Promise.all(searches.map(found));
    for (const [nth, homesNow] of now.entries()) {
      for (const id of homesNow) {
        if (!known[nth]?.has(id)) expected.add(`${nth} ${id}`);
        known[nth]?.add(id);
      }
    }
    await alerts.run();
    const rows = await app.db.asOwner((tx) =>
      tx
        .select({ searchId: searchMatches.searchId, homeId: searchMatches.homeId })
        .from(searchMatches)
        .innerJoin(savedSearches, eq(savedSearches.id, searchMatches.searchId))
        .where(gt(searchMatches.at, savedSearches.createdAt)),
    );
    const noted = rows.flatMap(({ searchId, homeId }) => {
      const nth = stored.indexOf(searchId);
      return nth < 0 ? [] : [`${nth} ${homeId}`];
    });
    expect(noted.toSorted()).toEqual([...expected].toSorted());
    matched = noted.length;
  }
  expect(matched).toBeGreaterThan(60);
});
