import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMySites, listTemplates, publishSite } from '../../contract/templates';
import { startTestApp, type TestApp } from '../testing/startTestApp';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const publish = (token: string, template: string) => app.ok(publishSite, { token, body: { template } });

test('lists the five templates', async () => {
  const { token } = await app.addBroker();
  const { data } = await app.ok(listTemplates, { token });
  expect(data.map(({ label }) => label)).toEqual(['Classic', 'Modern', 'Luxury', 'Minimal', 'Heritage']);
});

test('a broker has no site, then one; another template switches it and the slug stays', async () => {
  const { token } = await app.addBroker({ fullName: 'Asha Rathore' });
  expect((await app.ok(listMySites, { token })).data).toEqual([]);
  const first = await publish(token, 'classic');
  expect(first.data).toEqual({
    template: 'classic',
    slug: 'asha-rathore',
    urlPath: '/site/asha-rathore',
    customDomain: null,
  });
  const second = await publish(token, 'heritage');
  expect(second.data).toEqual({ ...first.data, template: 'heritage' });
  expect((await app.ok(listMySites, { token })).data).toEqual([second.data]);
});

test('brokers of one name get different slugs, and nobody sees another’s site', async () => {
  const [one, two] = [await app.addBroker({ fullName: 'Ravi Homes' }), await app.addBroker({ fullName: 'Ravi Homes' })];
  expect((await publish(one.token, 'modern')).data.slug).toBe('ravi-homes');
  expect((await app.ok(listMySites, { token: two.token })).data).toEqual([]);
  expect((await publish(two.token, 'modern')).data.slug).toBe('ravi-homes-2');
});

test('published many times at once there is one site', async () => {
  const { token } = await app.addBroker({ fullName: 'Quick Hands' });
  const answers = await Promise.all(['classic', 'modern', 'luxury', 'minimal'].map((name) => publish(token, name)));
  expect(new Set(answers.map(({ data }) => data.slug))).toEqual(new Set(['quick-hands']));
  expect((await app.ok(listMySites, { token })).data).toHaveLength(1);
});

test('a name like one of our own addresses gives no reserved slug', async () => {
  const { token } = await app.addBroker({ fullName: 'Preview' });
  expect((await publish(token, 'minimal')).data.slug).toBe('preview-homes');
});

test.each([{ template: 'baroque' }, { template: 5 }, {}])('%j is refused', async (body) => {
  const { token } = await app.addBroker();
  expect((await app.ask(publishSite, { token, body })).status).toBe(400);
});
