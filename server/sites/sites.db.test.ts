import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enquiryConsent } from '../../contract/enquiryConsent';
import { listBrokerLeads, updateBrokerLead } from '../../contract/leads';
import { createProperty } from '../../contract/properties';
import { getSite, getSiteProperty, sendEnquiry } from '../../contract/sites';
import { publishSite } from '../../contract/templates';
import { brokers } from '../db/schema/accounts';
import { leads } from '../db/schema/leads';
import { startTestApp, type TestApp } from '../testing/startTestApp';
import { siteExists } from './queries';

let app: TestApp;
let broker: Awaited<ReturnType<TestApp['addBroker']>>;
let slug = '';
let villa = 0;
let others = 0;

const published = async (over: Parameters<TestApp['addBroker']>[0] = {}) => {
  const made = await app.addBroker(over);
  const { data } = await app.ok(publishSite, { token: made.token, body: { template: 'modern' } });
  return { ...made, slug: data.slug };
};
const post = async (token: string, title: string) =>
  (await app.ok(createProperty, { token, body: { basic: { title, city: 'Jaipur' }, features: {} } })).id;

beforeAll(async () => {
  app = await startTestApp({ settings: { TRUST_PROXY: '1' } });
});
afterAll(() => app.close());
// Every test has a broker of its own, so that no enquiry joins another test's lead, and comes from an address of its own.
let from = {};
let tests = 0;
beforeEach(async () => {
  tests += 1;
  from = { 'x-forwarded-for': `198.51.100.${tests}` };
  const made = await published();
  broker = made;
  slug = made.slug;
  villa = await post(broker.token, 'Villa near Statue Circle');
  const other = await published();
  others = await post(other.token, 'Somebody else’s flat');
});

const person = { full_name: 'Rohit Bhatia', phone: '+91 55501 21001', email: 'rohit@mail.example', consent: true };
const enquire = (over: object = {}, headers: Record<string, string> = {}, to = slug) =>
  app.ask(sendEnquiry, { params: { slug: to }, body: { ...person, ...over }, headers: { ...from, ...headers } });
const leadsOf = (brokerId = broker.id) =>
  app.db.withTenant(brokerId, (tx) => tx.select().from(leads).orderBy(leads.id));

describe('a published site', () => {
  test('shows the broker and the listings, newest first, and nothing else', async () => {
    await post(broker.token, 'Newer');
    const { data } = await app.ok(getSite, { params: { slug } });
    expect(Object.keys(data.broker).sort()).toEqual(['email', 'licenseNo', 'name', 'phone', 'phoneE164', 'photo']);
    expect(data.listings.map(({ title }) => title)).toEqual(['Newer', 'Villa near Statue Circle']);
    expect(data.listings[0]).not.toHaveProperty('address');
    expect(data.template).toBe('modern');
  });

  test.each(['pending', 'suspended'] as const)('of a %s broker is not there, like an unknown one', async (status) => {
    await app.db.asOperator((tx) => tx.update(brokers).set({ status }).where(eq(brokers.id, broker.id)));
    const unknown = await app.ask(getSite, { params: { slug: 'nobody' } });
    const hidden = await app.ask(getSite, { params: { slug } });
    expect([hidden.status, hidden.text]).toEqual([404, unknown.text]);
    const refused = await enquire({}, { 'idempotency-key': 'hidden' });
    expect([refused.status, refused.text]).toEqual([404, unknown.text]);
    expect(await siteExists(app.db, slug)).toBe(false);
    expect(await leadsOf()).toEqual([]);
  });

  test('is known by its slug only', async () => {
    expect(await siteExists(app.db, slug)).toBe(true);
    for (const other of ['', 'nobody', slug.toUpperCase(), `${slug}%`, '../x', 'a\0b', 'x'.repeat(100)]) {
      expect(await siteExists(app.db, other), JSON.stringify(other)).toBe(false);
      expect((await app.ask(getSite, { params: { slug: other || ' ' } })).status).toBe(404);
    }
  });
});

describe('a property’s page', () => {
  const page = (id: number, of = slug) => app.ask(getSiteProperty, { params: { slug: of, id } });

  test('tells what visitors may know, and names homes like it, but not itself', async () => {
    const { id } = await app.ok(createProperty, {
      token: broker.token,
      body: {
        basic: { title: 'Villa', property_type: 'villa', description: 'Quiet.'.repeat(100), address: '7 Hidden Lane' },
        features: { expected_price: 9_000_000, rera_number: 'SAMPLE/1', facing: 'East', num_bedrooms: '3' },
        highlights: ['Garden'],
        amenities: ['Lift'],
        nearby_landmarks: ['School'],
      },
    });
    for (const title of ['One', 'Two', 'Three', 'Four']) await post(broker.token, title);
    const { data } = await app.ok(getSiteProperty, { params: { slug, id } });
    expect(data.site.slug).toBe(slug);
    expect(data.property).toMatchObject({
      id,
      rera_number: 'SAMPLE/1',
      num_bedrooms: '3',
      features: { facing: 'East' },
      highlights: ['Garden'],
      amenities: ['Lift'],
      nearby_landmarks: ['School'],
      photos: [],
      videos: [],
    });
    expect(data.property.description).toHaveLength(600);
    expect(JSON.stringify(data)).not.toContain('Hidden Lane');
    expect(data.property.features).not.toHaveProperty('expected_price');
    expect(data.similar).toHaveLength(3);
    expect(data.similar.map((one) => one.id)).not.toContain(id);
    const { data: home } = await app.ok(getSite, { params: { slug } });
    const card = home.listings.find((one) => one.id === id);
    expect(card).toMatchObject({ rera_number: 'SAMPLE/1', availability: null });
    expect(card?.description).toHaveLength(240);
  });

  test('is not there for another broker’s, a missing one or a hidden site: all the same answer', async () => {
    const unknown = await page(999_999);
    expect(unknown.status).toBe(404);
    for (const answer of [await page(others), await page(villa, 'nobody')]) {
      expect([answer.status, answer.text]).toEqual([404, unknown.text]);
    }
    expect((await page(villa)).status).toBe(200);
    await app.db.asOperator((tx) => tx.update(brokers).set({ status: 'suspended' }).where(eq(brokers.id, broker.id)));
    const hidden = await page(villa);
    expect([hidden.status, hidden.text]).toEqual([404, unknown.text]);
  });
});

describe('an enquiry', () => {
  test('becomes a new lead of that broker, with what was asked about and the consent', async () => {
    const { status } = await enquire({ property_id: villa, message: 'Is it still available?' });
    expect(status).toBe(201);
    const [lead, ...more] = await leadsOf();
    expect(more).toEqual([]);
    expect(lead).toMatchObject({
      fullName: 'Rohit Bhatia',
      phone: '+91 55501 21001',
      phoneE164: '+915550121001',
      email: 'rohit@mail.example',
      source: 'website',
      status: 'new',
      propertyInterest: 'Villa near Statue Circle',
      propertyId: villa,
      message: 'Is it still available?',
      consentVersion: enquiryConsent.version,
    });
    expect(lead?.consentAt).toBeInstanceOf(Date);
  });

  test('needs no email, message or property', async () => {
    expect((await enquire({ email: null, message: undefined })).status).toBe(201);
    expect(await leadsOf()).toMatchObject([{ email: null, message: null, propertyInterest: null }]);
  });

  test('about another broker’s property, or a missing one, is refused', async () => {
    for (const property_id of [others, 999_999]) {
      const answer = await enquire({ property_id });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errors: { property_id: 'This property is not on this site' } });
    }
    expect(await leadsOf()).toEqual([]);
  });

  test.each([
    { consent: false },
    { consent: undefined },
    { consent: 'true' },
    { full_name: '  ' },
    { phone: '12345' },
    { email: 'not an email' },
    { message: 'x'.repeat(2001) },
    { property_id: '1' },
  ])('with %j is refused', async (over) => {
    expect((await enquire(over)).status).toBe(400);
    expect(await leadsOf()).toEqual([]);
  });

  test('cannot set what a visitor has no business with', async () => {
    await enquire({ status: 'closed', broker_id: 1, assigned_to: 'me', source: 'call', id: 1 });
    expect(await leadsOf()).toMatchObject([
      { status: 'new', source: 'website', assignedTo: null, brokerId: broker.id },
    ]);
  });
});

describe('a second enquiry within 24 hours', () => {
  test('of the same phone, however typed, joins the open lead and loses nothing', async () => {
    await enquire({ property_id: villa, message: 'First.' });
    const plot = await post(broker.token, 'Plot in Sirsi Road');
    const joined = await enquire({
      phone: '055501 21001',
      email: 'r.bhatia@mail.example',
      full_name: 'R. Bhatia',
      property_id: plot,
      message: 'Second.',
    });
    const all = await leadsOf();
    expect(all).toHaveLength(1);
    expect(joined.body).toEqual({ data: { id: all[0]?.id } });
    for (const part of ['First.', 'Second.', 'Plot in Sirsi Road', 'R. Bhatia', 'r.bhatia@mail.example']) {
      expect(all[0]?.message).toContain(part);
    }
    expect(all[0]).toMatchObject({ propertyInterest: 'Villa near Statue Circle', fullName: 'Rohit Bhatia' });
  });

  test('of the same email in other letters joins too', async () => {
    await enquire();
    await enquire({ phone: '+91 55501 29999', email: 'ROHIT@mail.example' });
    const all = await leadsOf();
    expect(all).toHaveLength(1);
    expect(all[0]?.message).toContain('+91 55501 29999');
  });

  test.each(['closed', 'lost'] as const)('after the lead was %s makes a new one', async (status) => {
    await enquire();
    await app.db.withTenant(broker.id, (tx) => tx.update(leads).set({ status }));
    await enquire();
    expect(await leadsOf()).toHaveLength(2);
  });

  test('a day later makes a new one', async () => {
    await enquire();
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await app.db.withTenant(broker.id, (tx) => tx.update(leads).set({ createdAt: yesterday }));
    await enquire();
    expect(await leadsOf()).toHaveLength(2);
  });

  test('at another broker’s site is another lead', async () => {
    const other = await published();
    await enquire();
    await enquire({}, {}, other.slug);
    expect([(await leadsOf()).length, (await leadsOf(other.id)).length]).toEqual([1, 1]);
  });

  test('never makes a message that the broker could not save again', async () => {
    for (const letter of ['a', 'b', 'c']) await enquire({ message: letter.repeat(1990) });
    const all = await leadsOf();
    expect(all.map(({ message }) => message?.length ?? 0).every((length) => length <= 4000)).toBe(true);
    expect(all.map(({ message }) => message).join('')).toMatch(/a{1990}[\s\S]*b{1990}[\s\S]*c{1990}/);
  });

  test.each([1, 2, 3, 4])('twenty at the same moment are one lead with twenty messages, round %i', async () => {
    await app.atOnce(20, (nth) => enquire({ message: `message ${nth}.` }));
    const all = await leadsOf();
    expect(all).toHaveLength(1);
    for (let nth = 0; nth < 20; nth += 1) expect(all[0]?.message).toContain(`message ${nth}.`);
  });

  test('waits for what the broker is just writing, and keeps it', async () => {
    await enquire({ message: 'First.' });
    const sent: Promise<unknown>[] = [];
    await app.db.withTenant(broker.id, async (tx) => {
      await tx.update(leads).set({ message: 'Noted.' });
      sent.push(enquire({ message: 'Second.' }));
      await tx.execute(sql`select pg_sleep(0.5)`);
    });
    await Promise.all(sent);
    expect(await leadsOf()).toMatchObject([{ message: expect.stringMatching(/^Noted\.\s+Second\.$/) }]);
  });

  test('makes the lead newer, also one that was changed since the enquiry began', async () => {
    await enquire();
    const ahead = new Date(Date.now() + 60_000);
    await app.db.withTenant(broker.id, (tx) => tx.update(leads).set({ updatedAt: ahead }));
    await enquire({ message: 'Again.' });
    const [lead] = await leadsOf();
    expect(lead?.updatedAt.getTime()).toBeGreaterThan(ahead.getTime());
  });

  test.each([1, 2, 3, 4])('while the broker writes into the lead, neither’s words are lost, round %i', async () => {
    await enquire({ message: 'The first.' });
    const written: string[] = [];
    const note = async (words: string, tries = 8): Promise<void> => {
      const { data } = await app.ok(listBrokerLeads, { token: broker.token });
      const [{ id, message, updated_at } = { id: 0, message: '', updated_at: '' }] = data;
      const body = { message: `${message}\n${words}`, updated_at };
      const { status } = await app.ask(updateBrokerLead, { token: broker.token, params: { id }, body });
      if (status === 200) written.push(words);
      else if (tries > 1) await note(words, tries - 1);
    };
    await app.atOnce<unknown>(20, (nth) => (nth % 2 ? note(`note ${nth}.`) : enquire({ message: `message ${nth}.` })));
    expect(written).not.toEqual([]);
    const messages = (await leadsOf()).map(({ message }) => message).join('\n');
    const sent = Array.from({ length: 10 }, (_, at) => `message ${at * 2}.`);
    for (const words of ['The first.', ...sent, ...written]) expect(messages).toContain(words);
  });
});

test('repeated with the same key it is kept once', async () => {
  const answers = await app.atOnce(20, () => enquire({ message: 'Once.' }, { 'idempotency-key': 'enquiry-1' }));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await leadsOf()).toMatchObject([{ message: 'Once.' }]);
  expect((await enquire({ message: 'Other.' }, { 'idempotency-key': 'enquiry-1' })).status).toBe(422);
});
