import { afterAll, expect, test } from 'vitest';
import { listMySites, listTemplates, publishSite } from '#contract/templates.ts';
import { startTestApp } from '#server/testing/startTestApp.ts';

const app = await startTestApp();
afterAll(() => app.close());

const publish = (token: string, template: string) => app.ok(publishSite, { token, body: { template } });

test('lists the five templates', async () => {
  const { token } = await app.addBroker();
  const { data } = await app.ok(listTemplates, { token });
  expect(data.map(({ label }) => label)).toEqual(['Classic', 'Modern', 'Luxury', 'Minimal', 'Heritage']);
});

test('publishing makes one site; another template replaces the first and the slug stays', async () => {
  const { token } = await app.addBroker({ fullName: 'Asha Rathore' });
  expect((await app.ok(listMySites, { token })).data).toEqual([]);
  const first = await publish(token, 'classic');
  expect(first.data).toEqual({
    template: 'classic',
    slug: 'asha-rathore',
    urlPath: '/site/asha-rathore',
    customDomain: null,
    domain: null,
    domainLost: null,
    views_30: 0,
    enquiries_30: 0,
    domainProof: expect.stringMatching(/^nivaas-site=[\da-f]{32}$/),
  });
  const second = await publish(token, 'heritage');
  expect(second.data).toEqual({ ...first.data, template: 'heritage' });
  expect((await app.ok(listMySites, { token })).data).toEqual([second.data]);
});

test('brokers of the same name get different slugs, and see only their own site', async () => {
  const [one, two] = [await app.addBroker({ fullName: 'Ravi Homes' }), await app.addBroker({ fullName: 'Ravi Homes' })];
  expect((await publish(one.token, 'modern')).data.slug).toBe('ravi-homes');
  expect((await app.ok(listMySites, { token: two.token })).data).toEqual([]);
  expect((await publish(two.token, 'modern')).data.slug).toBe('ravi-homes-2');
});

test.each(['One', 'Two', 'Three'])('20 simultaneous publications make one site: Quick %s', async (name) => {
  const { token } = await app.addBroker({ fullName: `Quick ${name}` });
  const templates = ['classic', 'modern', 'luxury', 'minimal', 'heritage'];
  const responses = await app.atOnce(20, (nth) => publish(token, templates[nth % 5] ?? ''));
  expect(new Set(responses.map(({ data }) => data.slug))).toEqual(new Set([`quick-${name.toLowerCase()}`]));
  expect((await app.ok(listMySites, { token })).data).toHaveLength(1);
});

test.each(['Ann', 'Bea'])(
  '20 brokers of the same name who publish at once get different slugs: %s',
  async (fullName) => {
    const tokens = (await app.atOnce(20, () => app.addBroker({ fullName }))).map(({ token }) => token);
    const responses = await app.atOnce(20, (nth) => publish(tokens[nth] ?? '', 'classic'));
    expect(new Set(responses.map(({ data }) => data.slug)).size).toBe(20);
  },
);

test('a reserved name does not become the slug', async () => {
  const { token } = await app.addBroker({ fullName: 'Preview' });
  expect((await publish(token, 'minimal')).data.slug).toBe('preview-homes');
});

test.each([{ template: 'baroque' }, { template: 5 }, {}])('%j is rejected', async (body) => {
  const { token } = await app.addBroker();
  expect((await app.ask(publishSite, { token, body })).status).toBe(400);
});
