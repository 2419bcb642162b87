import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { buildSiteContent } from '#contract/fixtures/sites.ts';
import { changeStatus } from '#contract/properties/endpoints.ts';
import { changeSiteContent, getSiteContent, plainContent } from '#contract/siteContent.ts';
import { getSite } from '#contract/sites.ts';
import { properties, propertyEvents } from '#server/db/schema/properties.ts';
import { addSite, postHome } from '#server/testing/addSite.ts';
import { startTestApp } from '#server/testing/startTestApp.ts';

const app = await startTestApp();
afterAll(() => app.close());

const change = (token: string, body: object) => app.ask(changeSiteContent, { token, body });

test('what a broker says is shown by the site, and replaced as a whole', async () => {
  const { token, slug } = await addSite(app);
  const { hero_id, ...said } = buildSiteContent();
  expect((await app.ok(changeSiteContent, { token, body: { ...said, hero_id } })).data).toEqual({ ...said, hero_id });
  expect((await app.ok(getSiteContent, { token })).data).toEqual({ ...said, hero_id });
  await expect.poll(async () => (await app.ok(getSite, { params: { slug } })).data.content).toEqual(said);
  expect((await app.ok(changeSiteContent, { token, body: { tagline: '' } })).data).toEqual(plainContent);
});

test('the first home is shown while it is live, and never that of another broker', async () => {
  const { token, slug } = await addSite(app);
  const id = await postHome(app, token, 'Haveli');
  await postHome(app, token, 'Newer flat');
  await app.ok(changeSiteContent, { token, body: { hero_id: id } });
  const hero = async () => (await app.ok(getSite, { params: { slug } })).data.hero?.title ?? null;
  await expect.poll(hero).toBe('Haveli');
  await app.ok(changeStatus, { token, params: { id }, body: { status: 'paused' } });
  await expect.poll(hero).toBeNull();
  const stranger = await addSite(app);
  const refused = await change(stranger.token, { hero_id: id });
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: { hero_id: 'First home must be one of your homes' } },
  });
});

test('a first home that is erased is chosen no more, so that the rest can be saved', async () => {
  const { token } = await addSite(app);
  const id = await postHome(app, token, 'Haveli');
  await app.ok(changeSiteContent, { token, body: { hero_id: id } });
  await app.db.asOwner(async (tx) => {
    await tx.delete(propertyEvents).where(eq(propertyEvents.propertyId, id));
    await tx.delete(properties).where(eq(properties.id, id));
  });
  expect((await app.ok(getSiteContent, { token })).data).toEqual(plainContent);
});

test('there is nothing to say without a site, and wrong input is named', async () => {
  const { token } = await app.addBroker();
  expect((await app.ok(getSiteContent, { token })).data).toEqual(plainContent);
  expect(await change(token, { tagline: 'Homes' })).toMatchObject({
    status: 400,
    body: { message: 'Publish a site first' },
  });
  const seven = Array.from({ length: 7 }, () => ({ name: 'Ritu', said_on: '2026-03-14', words: 'Fine' }));
  expect(await change(token, { testimonials: seven })).toMatchObject({ status: 400 });
  expect(await change(token, { testimonials: [{ name: 'Ritu', said_on: '14 March', words: '' }] })).toMatchObject({
    status: 400,
    body: { errors: { 'testimonials[0].said_on': 'Date must be a day', 'testimonials[0].words': 'Words is required' } },
  });
});
