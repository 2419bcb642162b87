import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Hint } from '#contract/properties/moderation.ts';
import type { Tx } from '../db/database.ts';
import { brokers } from '../db/schema/accounts.ts';
import { media, properties } from '../db/schema/properties.ts';
import { PHOTOS_COMPARED } from '../limits/homes.ts';
import { bandsOf, MAX_HASH_DISTANCE } from '../media/perceptualHash.ts';
import type { PhotoStore } from '../media/types.ts';

/** A photo of a property, and a photo of another broker's home with a similar hash. */
interface SimilarPhotos {
  readonly mediaId: number;
  readonly name: string;
  readonly otherName: string;
  readonly otherHome: number;
  readonly otherBroker: string;
}

const listed = (values: readonly (bigint | number)[]) =>
  sql.join(
    values.map((value) => sql`${String(value)}`),
    sql`, `,
  );

/** Photos of other brokers' homes whose hash differs in a few bits from a hash of the property's photos. */
export const similarPhotos = async (tx: Tx, brokerId: number, id: number): Promise<SimilarPhotos[]> => {
  const own = await tx
    .select({ id: media.id, name: media.name, looks: media.looks })
    .from(media)
    .where(and(eq(media.brokerId, brokerId), eq(media.propertyId, id)));
  const other = alias(media, 'other');
  const similar: SimilarPhotos[] = [];
  for (const photo of own) {
    const looks = photo.looks ?? [];
    if (looks.length === 0 || similar.length >= PHOTOS_COMPARED) continue;
    const bands = [...new Set(looks.flatMap(bandsOf))];
    const rows = await tx
      .select({ otherName: other.name, otherHome: other.propertyId, otherBroker: brokers.fullName })
      .from(other)
      .innerJoin(
        properties,
        and(eq(properties.id, other.propertyId), notInArray(properties.status, ['archived', 'removed'])),
      )
      .innerJoin(brokers, eq(brokers.id, other.brokerId))
      .where(
        and(
          ne(other.brokerId, brokerId),
          sql`${other.bands} && array[${listed(bands)}]::int[]`,
          sql`exists (select from unnest(array[${listed(looks)}]::bigint[]) look
            where bit_count((look # ${other.looks}[1])::bit(64)) <= ${MAX_HASH_DISTANCE}::int)`,
        ),
      )
      .orderBy(other.id)
      .limit(PHOTOS_COMPARED - similar.length);
    similar.push(...rows.map((row) => ({ ...row, mediaId: photo.id, name: photo.name })));
  }
  return similar;
};

/** A hint for each photo that shows the same picture as another broker's, after comparing both. */
export const samePhotos = async (photoStore: PhotoStore, similar: readonly SimilarPhotos[]): Promise<Hint[]> => {
  if (similar.length === 0) return [];
  // Loaded with the first two pictures to compare, because its library is large.
  const { areSame } = await import('../media/comparePhotos.ts');
  const hints: Hint[] = [];
  for (const { mediaId, name, otherName, otherHome, otherBroker } of similar) {
    if (hints.some((one) => one.media_id === mediaId)) continue;
    if (!(await areSame(photoStore, name, otherName))) continue;
    const text = `The same picture is on home ${otherHome} of ${otherBroker}`;
    hints.push({ kind: 'same_picture', text, media_id: mediaId, home: otherHome });
  }
  return hints;
};
