import { and, eq, isNotNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { areaUnits } from '#contract/properties/choices.ts';
import type { Hint } from '#contract/properties/moderation.ts';
import { calculatorUnitOf, factorOf, rateOf } from '#contract/rules/area.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { Database, Tx } from '../db/database.ts';
import { properties } from '../db/schema/properties.ts';
import type { PhotoStore } from '../media/types.ts';
import { contactsIn } from './contacts.ts';
import { samePhotos, similarPhotos } from './samePhotos.ts';

type Row = typeof properties.$inferSelect;

/** The fewest homes that make a median meaningful. */
const LEAST_HOMES = 3;
/** How many times above or below the median is unusual. */
const UNUSUAL = 3;

const contactHints = ({ title, description }: Row): Hint[] => [
  ...(['title', 'description'] as const).flatMap((field) =>
    contactsIn({ title, description }[field] ?? '').map(
      ({ words, from, to }): Hint => ({
        kind: 'contact_in_text',
        text: `In the ${field}: ${words}`,
        field,
        from,
        to,
      }),
    ),
  ),
];

// Homes in units without a factor have no price per square foot.
const squareFeet: SQL = sql.join(
  [
    sql`case ${properties.areaUnit}`,
    ...areaUnits.values.flatMap((unit) => {
      const feet = factorOf(calculatorUnitOf(unit))?.feet;
      return feet === undefined ? [] : [sql`when ${unit}::text then ${feet}::float8`];
    }),
    sql`end * ${properties.builtUpArea}`,
  ],
  sql` `,
);

const sameText = (
  column: typeof properties.city | typeof properties.locality | typeof properties.societyName,
  text: string,
) => eq(sql`lower(${column})`, sql`lower(${text}::text)`);

/** Homes of the same city and locality, as far as they are known. */
const samePlace = ({ place, city, locality }: Row): SQL | undefined =>
  place === null
    ? and(
        city === null ? undefined : sameText(properties.city, city),
        locality === null ? undefined : sameText(properties.locality, locality),
      )
    : eq(properties.place, place);

const rupees = (amount: number): string => `₹${Math.round(amount).toLocaleString('en-IN')}`;

const priceHint = async (tx: Tx, row: Row): Promise<Hint[]> => {
  const rate = rateOf(row.expectedPrice, row.builtUpArea, row.areaUnit);
  if (rate === undefined || row.place === null || !row.city?.trim() || !row.locality?.trim()) return [];
  const [others] = await tx
    .select({
      homes: sql<number>`count(*)::int`,
      median: sql<number>`percentile_cont(0.5) within group (order by ${properties.expectedPrice} / (${squareFeet}))::float8`,
    })
    .from(properties)
    .where(
      and(
        eq(properties.place, row.place),
        eq(properties.status, 'live'),
        ne(properties.id, row.id),
        sql`${properties.expectedPrice} > 0`,
        sql`(${squareFeet}) > 0`,
      ),
    );
  if (!others || others.homes < LEAST_HOMES || others.median <= 0) return [];
  const { homes, median } = others;
  if (rate >= median / UNUSUAL && rate <= median * UNUSUAL) return [];
  const usual = `the median of ${homes} homes in ${row.locality.trim()} is ${rupees(median)}`;
  return [{ kind: 'price', text: `${rupees(rate)} per sq. ft; ${usual}` }];
};

const secondHint = async (tx: Tx, row: Row): Promise<Hint[]> => {
  if (!row.societyName?.trim() || row.builtUpArea === null || row.expectedPrice === null) return [];
  const [other] = await tx
    .select({
      id: properties.id,
      title: properties.title,
      city: properties.city,
      property_type: properties.propertyType,
    })
    .from(properties)
    .where(
      and(
        samePlace(row),
        isNotNull(properties.societyName),
        sameText(properties.societyName, row.societyName),
        eq(properties.builtUpArea, row.builtUpArea),
        sql`${properties.areaUnit} is not distinct from ${row.areaUnit}::text`,
        eq(properties.expectedPrice, row.expectedPrice),
        notInArray(properties.status, ['archived', 'removed']),
        ne(properties.id, row.id),
      ),
    )
    .orderBy(properties.id)
    .limit(1);
  if (!other) return [];
  return [
    {
      kind: 'second_listing',
      text: `Home ${other.id}, ${propertyTitle(other)}, has the same society, area and price`,
      home: other.id,
    },
  ];
};

/** The hints so far, and the photos that still have to be compared. */
interface FoundHints {
  readonly hints: readonly Hint[];
  readonly similar: Awaited<ReturnType<typeof similarPhotos>>;
}

/** The hints about a property's text, price and similar properties, and its similar photos, in the operator's scope. */
export const findHints = async (tx: Tx, row: Row): Promise<FoundHints> => ({
  hints: [...contactHints(row), ...(await priceHint(tx, row)), ...(await secondHint(tx, row))],
  similar: await similarPhotos(tx, row.brokerId, row.id),
});

/**
 * All hints, including those from comparing photos. Must run outside the transaction, because reading photos from a
 * store takes longer than a query may.
 */
export const allHints = async (photoStore: PhotoStore, { hints, similar }: FoundHints): Promise<Hint[]> => [
  ...hints,
  ...(await samePhotos(photoStore, similar)),
];

/**
 * The number of hints for each property, by id and in the given order; each in its own transaction, because many take
 * long.
 */
export const countHints = async (
  db: Database,
  photoStore: PhotoStore,
  ids: readonly number[],
): Promise<Map<number, number>> => {
  const counts = new Map<number, number>();
  for (const id of ids) {
    const found = await db.asOperator(async (tx) => {
      const [row] = await tx.select().from(properties).where(eq(properties.id, id));
      return row && findHints(tx, row);
    });
    if (found) counts.set(id, (await allHints(photoStore, found)).length);
  }
  return counts;
};
