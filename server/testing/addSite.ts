import { createProperty } from '#contract/properties/endpoints.ts';
import { publishSite } from '#contract/templates.ts';
import type { TestApp } from './startTestApp.ts';

/** Adds a broker with a published site without properties. */
export const addSite = async (app: TestApp, over: Parameters<TestApp['addBroker']>[0] = {}) => {
  const broker = await app.addBroker(over);
  const { data } = await app.ok(publishSite, { token: broker.token, body: { template: 'modern' } });
  return { ...broker, slug: data.slug, proof: data.domainProof ?? '' };
};

/** Posts a home in Jaipur with this title for the broker of the token, and returns its id. */
export const postHome = async (app: TestApp, token: string, title: string): Promise<number> =>
  (await app.ok(createProperty, { token, body: { basic: { title, city: 'Jaipur' }, features: {} } })).id;

/** Adds a broker with a site and a villa on it, and another broker's home. */
export const settleSites = async (app: TestApp) => {
  const { slug, proof: _, ...broker } = await addSite(app);
  const villa = await postHome(app, broker.token, 'Villa near Statue Circle');
  const others = await postHome(app, (await addSite(app)).token, 'Somebody else’s flat');
  return { broker, slug, villa, others };
};
