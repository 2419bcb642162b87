import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { enquiryConsent } from '#contract/enquiryConsent.ts';
import { listBrokerLeads, updateBrokerLead } from '#contract/leads/endpoints.ts';
import { createProperty } from '#contract/properties/endpoints.ts';
import { sendEnquiry } from '#contract/sites.ts';
import { leads } from '../db/schema/leads.ts';
import { properties } from '../db/schema/properties.ts';
import { addSite, postHome, settleSites } from '../testing/addSite.ts';
import { rounds } from '../testing/rounds.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

let broker: Awaited<ReturnType<TestApp['addBroker']>>;
let slug = '';
let villa = 0;
let others = 0;

const app = await startTestApp({ settings: { TRUST_PROXY: '1' } });
afterAll(() => app.close());
// Each test has its own broker and IP address, so that leads and limits do not mix.
let from = {};
let tests = 0;
beforeEach(async () => {
  tests += 1;
  from = { 'x-forwarded-for': `198.51.100.${tests}` };
  ({ broker, slug, villa, others } = await settleSites(app));
});

const person = { full_name: 'Rohit Bhatia', phone: '+91 55501 21001', email: 'rohit@mail.example', consent: true };
const enquire = (over: object = {}, headers: Record<string, string> = {}, to = slug) =>
  app.ask(sendEnquiry, { params: { slug: to }, body: { ...person, ...over }, headers: { ...from, ...headers } });
/** From a separate address each, because of the limits per address. */
const enquireAs = (nth: number, over: object) => enquire(over, { 'x-forwarded-for': `203.0.113.${nth}` });
const leadsOf = (brokerId = broker.id) =>
  app.db.withTenant(brokerId, (tx) => tx.select().from(leads).orderBy(leads.id));

describe('an enquiry', () => {
  test('becomes a new lead of the broker with property, message and consent', async () => {
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

  test('names an untitled property as its page does', async () => {
    await app.db.withTenant(broker.id, (tx) =>
      tx.update(properties).set({ title: ' ' }).where(eq(properties.id, villa)),
    );
    await enquire({ property_id: villa });
    expect(await leadsOf()).toMatchObject([{ propertyInterest: 'Flat in Jaipur' }]);
  });

  test('tells properties of the same name apart, within the length that the broker may save', async () => {
    const flat = async () =>
      (await app.ok(createProperty, { token: broker.token, body: { basic: { city: 'Jaipur' }, features: {} } })).id;
    const [one, other] = [await flat(), await flat()];
    await enquire({ property_id: one });
    await enquire({ property_id: other });
    const long = '🏡'.repeat(100);
    const named = await postHome(app, broker.token, long);
    await enquire({ property_id: named, phone: '+91 55501 21777', email: null });
    await postHome(app, broker.token, long);
    await enquire({ property_id: named, phone: '+91 55501 21778', email: null });
    const interests = (await leadsOf()).map(({ propertyInterest, message }) => [propertyInterest, message]);
    expect(interests[0]).toEqual([`Flat in Jaipur, no. ${one}`, `Also about: Flat in Jaipur, no. ${other}`]);
    expect(interests[1]?.[0]).toBe(long);
    expect(interests[2]?.[0]).toMatch(new RegExp(`^(?:🏡){90,}, no\\. ${named}$`));
    expect(interests[2]?.[0]?.length).toBeLessThanOrEqual(200);
  });

  test('needs no email, message or property', async () => {
    expect((await enquire({ email: null, message: undefined })).status).toBe(201);
    expect(await leadsOf()).toMatchObject([{ email: null, message: null, propertyInterest: null }]);
  });

  test('without consent is rejected and stores nothing', async () => {
    const refused = await enquire({ consent: false });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { errors: { consent: 'Please agree so that the broker may contact you' } },
    ]);
    expect(await leadsOf()).toEqual([]);
  });

  test('about another broker’s property or a missing one is rejected', async () => {
    for (const property_id of [others, 999_999]) {
      const response = await enquire({ property_id });
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ errors: { property_id: 'This property is not on this site' } });
    }
    expect(await leadsOf()).toEqual([]);
  });
});

describe('a second enquiry within 24 hours', () => {
  test('from the same phone number in any format joins the open lead and loses nothing', async () => {
    await enquire({ property_id: villa, message: 'First.' });
    const plot = await postHome(app, broker.token, 'Plot in Sirsi Road');
    const joined = await enquire({
      phone: '055501 21001',
      email: 'r.bhatia@mail.example',
      full_name: 'R. Bhatia',
      property_id: plot,
      message: 'Second.',
    });
    const all = await leadsOf();
    expect(all).toHaveLength(1);
    expect(joined.status).toBe(201);
    for (const part of ['First.', 'Second.', 'Plot in Sirsi Road', 'R. Bhatia', 'r.bhatia@mail.example']) {
      expect(all[0]?.message).toContain(part);
    }
    expect(all[0]).toMatchObject({ propertyInterest: 'Villa near Statue Circle', fullName: 'Rohit Bhatia' });
  });

  test('gets the same kind of response: no response has a lead’s id, or an id twice', async () => {
    const responses = [await enquire(), await enquire(), await enquire({ website: 'https://cheap.example' })];
    for (const { status, body } of responses)
      expect([status, body]).toEqual([201, { data: { id: expect.any(Number) } }]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(3);
    const [lead] = await leadsOf();
    expect(responses.map(({ body }) => body)).not.toContainEqual({ data: { id: lead?.id } });
  });

  test('keeps every consent with its time', async () => {
    await enquire();
    const [first] = await leadsOf();
    await enquire({ message: 'Second.' });
    await enquire({ message: 'Third.' });
    const [lead] = await leadsOf();
    expect([lead?.consentVersion, lead?.consentAt]).toEqual([enquiryConsent.version, first?.consentAt]);
    const again = { version: enquiryConsent.version, at: expect.any(String) };
    expect(lead?.laterConsents).toEqual([again, again]);
    const times = (lead?.laterConsents ?? []).map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted());
    expect(times[0]).toBeGreaterThan(first?.consentAt?.getTime() ?? Number.NaN);
  });

  test('adds the first consent to a lead that the broker typed in', async () => {
    const typed = { brokerId: broker.id, fullName: 'Rohit', phone: person.phone, phoneE164: '+915550121001' };
    await app.db.withTenant(broker.id, (tx) => tx.insert(leads).values({ ...typed, source: 'call', status: 'new' }));
    await enquire();
    expect(await leadsOf()).toMatchObject([{ consentVersion: enquiryConsent.version, laterConsents: [] }]);
  });

  test('with spaces around the same name does not mention the name', async () => {
    await enquire();
    await enquire({ full_name: ' Rohit Bhatia ', message: 'Second.' });
    expect(await leadsOf()).toMatchObject([{ message: 'Second.' }]);
  });

  test('from the same email in different case joins, too', async () => {
    await enquire();
    await enquire({ phone: '+91 55501 29999', email: 'ROHIT@mail.example' });
    const all = await leadsOf();
    expect(all).toHaveLength(1);
    expect(all[0]?.message).toContain('+91 55501 29999');
  });

  test.each(['closed', 'lost'] as const)('after the lead was %s makes a new lead', async (status) => {
    await enquire();
    await app.db.withTenant(broker.id, (tx) => tx.update(leads).set({ status }));
    await enquire();
    expect(await leadsOf()).toHaveLength(2);
  });

  test('a day later makes a new lead', async () => {
    await enquire();
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await app.db.withTenant(broker.id, (tx) => tx.update(leads).set({ createdAt: yesterday }));
    await enquire();
    expect(await leadsOf()).toHaveLength(2);
  });

  test('on another broker’s site is a separate lead', async () => {
    const other = await addSite(app);
    await enquire();
    await enquire({}, {}, other.slug);
    expect([(await leadsOf()).length, (await leadsOf(other.id)).length]).toEqual([1, 1]);
  });

  test('never makes a message too long for the broker to save', async () => {
    for (const letter of ['a', 'b', 'c']) await enquire({ message: letter.repeat(1990) });
    const all = await leadsOf();
    expect(all.map(({ message }) => message?.length ?? 0).every((length) => length <= 4000)).toBe(true);
    expect(all.map(({ message }) => message).join('')).toMatch(/a{1990}[\s\S]*b{1990}[\s\S]*c{1990}/);
  });

  test.each(rounds(4))('20 at the same time make one lead with 20 messages, round %i', async () => {
    await app.atOnce(20, (nth) => enquireAs(nth, { message: `message ${nth}.` }));
    const all = await leadsOf();
    expect(all).toHaveLength(1);
    for (let nth = 0; nth < 20; nth += 1) expect(all[0]?.message).toContain(`message ${nth}.`);
  });

  test('waits for the broker’s concurrent edit and keeps it', async () => {
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

  test('makes the lead newer, even if it was changed after the enquiry began', async () => {
    await enquire();
    const ahead = new Date(Date.now() + 60_000);
    await app.db.withTenant(broker.id, (tx) => tx.update(leads).set({ updatedAt: ahead }));
    await enquire({ message: 'Again.' });
    const [lead] = await leadsOf();
    expect(lead?.updatedAt.getTime()).toBeGreaterThan(ahead.getTime());
  });

  test.each(rounds(4))('concurrent with the broker’s edits loses no text of either, round %i', async () => {
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
    await app.atOnce<unknown>(20, (nth) =>
      nth % 2 ? note(`note ${nth}.`) : enquireAs(nth, { message: `message ${nth}.` }),
    );
    expect(written).not.toEqual([]);
    const messages = (await leadsOf()).map(({ message }) => message).join('\n');
    const sent = Array.from({ length: 10 }, (_, at) => `message ${at * 2}.`);
    for (const words of ['The first.', ...sent, ...written]) expect(messages).toContain(words);
  });
});
