import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginBroker, loginSuperAdmin, updateBrokerProfile, updateSuperAdminProfile, whoami } from '#contract/auth.ts';
import { createOperator } from '../auth/accounts.ts';
import { formOf, PASSWORD, startTestApp, type TestApp } from '../testing/startTestApp.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = app.operator.token;
});
afterAll(() => app.close());

const photo = async (background: string) => ({
  name: 'photo',
  bytes: await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('what is sent changes, the rest stays; an empty phone is none; whoami tells the same', async () => {
  const before = (await app.ok(whoami, { token })).data;
  const body = { full_name: 'Meera K', email: 'meera@test.example', phone: '+91 55501 20417' };
  const { data } = await app.ok(updateSuperAdminProfile, { token, body });
  expect(data).toEqual({ ...before, name: 'Meera K', email: 'meera@test.example', phone: '+91 55501 20417' });
  expect((await app.ok(whoami, { token })).data).toEqual(data);
  await app.ok(loginSuperAdmin, { body: { email: 'meera@test.example', password: PASSWORD } });
  const cleared = (await app.ok(updateSuperAdminProfile, { token, body: { phone: '' } })).data;
  expect(cleared).toMatchObject({ name: 'Meera K', phone: null });
});

const size = async (url: string | null) => {
  const answer = await app.http.inject(url ?? '');
  if (answer.statusCode !== 200) return answer.statusCode;
  const { width, height, format } = await sharp(answer.rawPayload).metadata();
  return [width, height, format];
};

test('a photo is cut to 256 pixels, and the former one goes', async () => {
  const first = (await app.ok(updateSuperAdminProfile, { token, body: formOf({}, await photo('teal')) })).data;
  expect(await size(first.photo)).toEqual([256, 256, 'webp']);
  const second = (await app.ok(updateSuperAdminProfile, { token, body: formOf({}, await photo('red')) })).data;
  expect(second).toEqual({ ...first, photo: second.photo });
  expect([await size(first.photo), await size(second.photo)]).toEqual([404, [256, 256, 'webp']]);
});

test('a blank name, a wrong email, a taken one, and what is no picture are refused, and change nothing', async () => {
  await createOperator(app.db, { fullName: 'Ishita', email: 'second@test.example', password: PASSWORD });
  const before = await app.fingerprint();
  const refused = async (body: unknown) => {
    const answer = await app.ask(updateSuperAdminProfile, { token, body });
    return [answer.status, (answer.body as { errors?: unknown }).errors];
  };
  expect(await refused({ full_name: ' ' })).toEqual([400, { full_name: 'Full name is required' }]);
  expect(await refused({ email: 'meera' })).toEqual([400, { email: 'Email must look like an email address' }]);
  const taken = formOf({ email: 'SECOND@test.example' }, await photo('blue'));
  expect(await refused(taken)).toEqual([409, { email: 'This email is already in use' }]);
  expect((await refused(formOf({}, { name: 'photo', bytes: Buffer.from('no picture') })))[0]).toBe(415);
  expect(await app.fingerprint()).toEqual(before);
});

test('a broker changes the own name, email, phone and licence; an empty licence is none; whoami and the login follow', async () => {
  const { token: mine, id } = await app.addBroker({ status: 'pending' });
  const before = (await app.ok(whoami, { token: mine })).data;
  const fields = { full_name: 'Asha R', email: 'asha.r@test.example', phone: '5550120417', license_no: ' RAJ/P/0417 ' };
  const { data } = await app.ok(updateBrokerProfile, { token: mine, body: fields });
  const changed = { name: 'Asha R', email: 'asha.r@test.example', phone: '5550120417', licenseNo: 'RAJ/P/0417' };
  expect(data).toEqual({ ...before, ...changed, id, role: 'broker' });
  expect((await app.ok(whoami, { token: mine })).data).toEqual(data);
  await app.ok(loginBroker, { body: { email: 'Asha.R@test.example', password: PASSWORD } });
  const cleared = await app.ok(updateBrokerProfile, { token: mine, body: { license_no: '', phone: '' } });
  expect(cleared.data).toMatchObject({ name: 'Asha R', licenseNo: null, phone: null });
});

test('a broker’s photo replaces the former one, which goes, and leaves the rest', async () => {
  const { token: mine } = await app.addBroker();
  const send = async (colour: string) =>
    (await app.ok(updateBrokerProfile, { token: mine, body: formOf({}, await photo(colour)) })).data;
  const first = await send('teal');
  const second = await send('red');
  expect(second).toEqual({ ...first, photo: second.photo });
  expect([await size(first.photo), await size(second.photo)]).toEqual([404, [256, 256, 'webp']]);
});

test('another broker is out of reach, whatever ids are sent; a taken email and what is no picture change nothing', async () => {
  const [{ token: mine, id }, other] = [await app.addBroker(), await app.addBroker()];
  const theirs = (await app.ok(whoami, { token: other.token })).data;
  const forged = {
    token: mine,
    query: { id: String(other.id), broker_id: String(other.id) },
    headers: { 'x-broker-id': String(other.id) },
  };
  const body = { id: other.id, broker_id: other.id, role: 'super_admin', status: 'active', full_name: 'Mine alone' };
  expect((await app.ok(updateBrokerProfile, { ...forged, body })).data).toMatchObject({ id, role: 'broker' });
  const before = await app.fingerprint();
  const taken = formOf({ email: theirs.email.toUpperCase() }, await photo('blue'));
  const refused = await app.ask(updateBrokerProfile, { ...forged, body: taken });
  expect([refused.status, refused.body]).toMatchObject([409, { errors: { email: 'This email is already in use' } }]);
  const noPicture = formOf({}, { name: 'photo', bytes: Buffer.from('no picture') });
  expect((await app.ask(updateBrokerProfile, { ...forged, body: noPicture })).status).toBe(415);
  expect((await app.ask(updateBrokerProfile, { token, body: { full_name: 'Not a broker' } })).status).toBe(403);
  expect(await app.fingerprint()).toEqual(before);
  expect((await app.ok(whoami, { token: other.token })).data).toEqual(theirs);
});
