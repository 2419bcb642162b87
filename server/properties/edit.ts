import { eq } from 'drizzle-orm';
import { basicFields, featureFields } from '#contract/properties/fields.ts';
import type { EventValue } from '#contract/properties/life.ts';
import { type PropertyPatchBody, wrongType } from '#contract/properties/schemas.ts';
import type { Tx } from '../db/database.ts';
import { properties } from '../db/schema/properties.ts';
import { found, HttpError } from '../errors.ts';
import { isLate } from '../http/lateChange.ts';
import { fromColumns, toColumns, withoutColumns } from './columns.ts';
import { addEvent, laterThanBefore } from './events.ts';
import { findOwn } from './queries.ts';
import { recordWrite, type Writer } from './recordWrite.ts';
import { lockOwn, markEdited, refuseEnded } from './status.ts';

type Row = typeof properties.$inferSelect;
type Values = Readonly<Record<string, unknown>>;

// 0 is a value, but an empty text is none.
const bare = (value: unknown): unknown => (value === 0 ? value : value || null);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(bare(one)) === JSON.stringify(bare(other));

const changesOf = (stored: Values, given: Values) =>
  Object.entries(given).flatMap(([field, to]) =>
    to === undefined || same(stored[field], to)
      ? []
      : [{ field, from: (stored[field] ?? null) as EventValue, to: to as EventValue }],
  );

const valuesOf = (row: Row): Values => ({
  ...fromColumns(basicFields, row),
  ...row.features,
  ...fromColumns(featureFields, row),
  highlights: row.highlights,
  amenities: row.amenities,
  nearby_landmarks: row.nearbyLandmarks,
});

const refuseWrongType = (row: Row, { basic = {} }: PropertyPatchBody): void => {
  const message = wrongType(basic.building_type ?? row.buildingType, basic.property_type ?? row.propertyType);
  if (message) throw new HttpError(400, message, { errors: { 'basic.property_type': message } });
};

const unitOf = (row: Row, { area_unit: unit, built_up_area: area }: NonNullable<PropertyPatchBody['features']>) =>
  unit ?? (area != null && row.areaUnit === null ? featureFields.area_unit.default : unit);

/**
 * Applies a patch to a broker's own property; without a difference nothing is written. Throws a 409 with the current
 * property when the patch is based on an older version, and for a property that has ended; 400 for a type that does not
 * fit the building type.
 */
export const changeOwn = async (tx: Tx, writer: Writer, brokerId: number, id: number, body: PropertyPatchBody) => {
  const row = await lockOwn(tx, brokerId, id);
  if (isLate(row, body.updated_at)) {
    const current = found(await findOwn(tx, brokerId, id));
    throw new HttpError(409, 'This property was changed in the meantime', { current });
  }
  refuseEnded(row.status);
  refuseWrongType(row, body);
  const { basic = {}, features = {}, highlights, amenities, nearby_landmarks } = body;
  const area_unit = unitOf(row, features);
  const title = basic.title === undefined ? undefined : basic.title?.trim() || null;
  const given = { ...basic, ...features, area_unit, title, highlights, amenities, nearby_landmarks };
  const changes = changesOf(valuesOf(row), given);
  if (changes.length === 0) return;
  await tx
    .update(properties)
    .set({
      ...toColumns(basicFields, { ...basic, title }),
      ...toColumns(featureFields, { ...features, area_unit }),
      features: { ...row.features, ...withoutColumns(featureFields, features) },
      // The operator's check was of another number.
      ...(features.rera_number !== undefined &&
        features.rera_number !== row.features.rera_number && { reraCheckedAt: null }),
      highlights,
      amenities,
      nearbyLandmarks: nearby_landmarks,
      updatedAt: laterThanBefore,
    })
    .where(eq(properties.id, id));
  const price = changes.find(({ field }) => field === 'expected_price');
  const others = changes.filter((change) => change !== price);
  const own = { id, brokerId };
  if (price) await addEvent(tx, own, writer.session, 'price_changed', { from: price.from, to: price.to });
  if (others.length > 0) await addEvent(tx, own, writer.session, 'edited', { changes: others });
  await markEdited(tx, row);
  await recordWrite(tx, id, { ...writer, action: 'property.updated', type: 'property' });
};
