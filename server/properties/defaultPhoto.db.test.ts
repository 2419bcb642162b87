import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProperty, setPrimary } from '#contract/properties/endpoints.ts';
import { media } from '../db/schema/properties.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let app: TestApp;
let broker: Awaited<ReturnType<TestApp['addBroker']>>;

beforeAll(async () => {
  app = await startTestApp();
  broker = await app.addBroker();
});
afterAll(() => app.close());

const withPhotos = async (howMany: number) => {
  const { id } = await app.ok(createProperty, { token: broker.token, body: { basic: {}, features: {} } });
  const photos = Array.from({ length: howMany }, (_, position) => ({
    brokerId: broker.id,
    propertyId: id,
    name: `photo-${id}-${position}`,
    category: 'exterior',
    position,
  }));
  const made = await app.db.withTenant(broker.id, (tx) => tx.insert(media).values(photos).returning({ id: media.id }));
  return { id, mediaIds: made.map((photo) => photo.id) };
};

test.each([1, 2, 3, 4])(
  'marked twenty times at the same moment, none fails and one is the default, round %i',
  async () => {
    const { id, mediaIds } = await withPhotos(5);
    const answers = await app.atOnce(20, (nth) =>
      app.ask(setPrimary, { token: broker.token, params: { propertyId: id, mediaId: mediaIds[nth % 5] } }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const defaults = await app.db.withTenant(broker.id, (tx) =>
      tx
        .select()
        .from(media)
        .where(and(eq(media.propertyId, id), eq(media.isPrimary, true))),
    );
    expect(defaults).toHaveLength(1);
  },
);
