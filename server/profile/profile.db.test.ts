import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { confirmEmail } from '#contract/account.ts';
import { updateBrokerProfile, updateSuperAdminProfile, updateUserProfile, whoami } from '#contract/auth.ts';
import { createOperator } from '../auth/accounts.ts';
import { sweepPhotos } from '../media/deletedPhotos.ts';
import { plainPicture } from '../testing/plainPicture.ts';
import { formOf, PASSWORD, startTestApp } from '../testing/startTestApp.ts';

const app = await startTestApp();
const { token } = app.operator;
afterAll(() => app.close());

const photo = async (background: string) => ({ name: 'photo', bytes: await plainPicture(background) });
const noPicture = { name: 'photo', bytes: Buffer.from('no picture') };
const me = async (by: string) => (await app.ok(whoami, { token: by })).data;

test('sent fields change, absent ones stay; an empty phone clears it; whoami returns the same', async () => {
  const before = await me(token);
  const body = { full_name: 'Meera K', email: 'Operator@Test.example', phone: '+91 55501 20417' };
  const { data } = await app.ok(updateSuperAdminProfile, { token, body });
  expect(data).toEqual({ ...before, name: 'Meera K', email: 'Operator@Test.example', phone: '+91 55501 20417' });
  expect(await me(token)).toEqual(data);
  const cleared = (await app.ok(updateSuperAdminProfile, { token, body: { ...body, phone: '' } })).data;
  expect(cleared).toMatchObject({ name: 'Meera K', phone: null });
});

const size = async (url: string | null) => {
  const response = await app.http.inject(url ?? '');
  if (response.statusCode !== 200) return response.statusCode;
  const { width, height, format } = await sharp(response.rawPayload).metadata();
  return [width, height, format];
};

test.each([
  ['the operator', updateSuperAdminProfile, async () => token],
  ['a broker', updateBrokerProfile, async () => (await app.addBroker()).token],
] as const)(
  'a photo of %s is cropped to 256 pixels, replaces the former one, and leaves the rest',
  async (_, endpoint, by) => {
    const caller = await by();
    const send = async (colour: string) =>
      (await app.ok(endpoint, { token: caller, body: formOf({}, await photo(colour)) })).data;
    const first = await send('teal');
    expect(await size(first.photo)).toEqual([256, 256, 'webp']);
    const second = await send('red');
    expect(second).toEqual({ ...first, photo: second.photo });
    expect([await size(first.photo), await size(second.photo)]).toEqual([404, [256, 256, 'webp']]);
    const away = vi.spyOn(app.photoStore, 'remove').mockRejectedValue(new Error('The store is away'));
    const third = await send('blue');
    away.mockRestore();
    await expect.poll(() => size(second.photo)).toBe(404);
    expect(await size(third.photo)).toEqual([256, 256, 'webp']);
    const files = app.photoStore.files.size;
    await sweepPhotos(app.db, app.photoStore);
    expect(app.photoStore.files.size).toBe(files - 1);
  },
);

test.each([
  ['the operator', updateSuperAdminProfile, async () => token],
  ['a broker', updateBrokerProfile, async () => (await app.addBroker()).token],
] as const)('the profile of %s needs a name and an email, unless a photo is sent', async (_, endpoint, by) => {
  const caller = await by();
  const before = await app.fingerprint();
  const errors = { full_name: 'Full name is required', email: 'Email is required' };
  for (const [body, missing] of [
    [{}, errors],
    [{ phone: '5550120417' }, errors],
    [{ full_name: 'Asha' }, { email: errors.email }],
    [formOf({}), errors],
    [formOf({ email: 'asha@test.example' }), { full_name: errors.full_name }],
  ] as const) {
    const refused = await app.ask(endpoint, { token: caller, body });
    expect([refused.status, refused.body]).toEqual([400, { message: Object.values(missing)[0], errors: missing }]);
  }
  expect(await app.fingerprint()).toEqual(before);
});

test('a blank name, an invalid or taken email, and a file that is not a picture are rejected, and change nothing', async () => {
  await createOperator(app.db, { fullName: 'Ishita', email: 'second@test.example', password: PASSWORD });
  const before = await app.fingerprint();
  const refused = async (body: unknown) => {
    const response = await app.ask(updateSuperAdminProfile, { token, body });
    return [response.status, (response.body as { errors?: unknown }).errors];
  };
  expect(await refused({ full_name: ' ', email: 'a@b.example' })).toEqual([
    400,
    { full_name: 'Full name is required' },
  ]);
  expect(await refused({ full_name: 'Meera', email: 'meera' })).toEqual([
    400,
    { email: 'Email must look like an email address' },
  ]);
  const taken = formOf({ email: 'SECOND@test.example' }, await photo('blue'));
  expect(await refused(taken)).toEqual([409, { email: 'This email is already in use' }]);
  expect((await refused(formOf({}, noPicture)))[0]).toBe(415);
  expect(await app.fingerprint()).toEqual(before);
});

test('a broker changes name, phone and licence; an empty licence clears it; whoami follows; a new email waits', async () => {
  const { token: mine, id } = await app.addBroker({ status: 'pending' });
  const before = await me(mine);
  const fields = { full_name: 'Asha R', email: 'asha.r@test.example', phone: '5550120417', license_no: ' RAJ/P/0417 ' };
  const { data } = await app.ok(updateBrokerProfile, { token: mine, body: fields });
  const changed = {
    name: 'Asha R',
    pending_email: 'asha.r@test.example',
    phone: '5550120417',
    licenseNo: 'RAJ/P/0417',
  };
  expect(data).toEqual({ ...before, ...changed, id, role: 'broker' });
  expect(await me(mine)).toEqual(data);
  const cleared = await app.ok(updateBrokerProfile, { token: mine, body: { ...fields, license_no: '', phone: '' } });
  expect(cleared.data).toMatchObject({ name: 'Asha R', licenseNo: null, phone: null });
});

test('a broker cannot ask for long which emails are in use by changing the own one', async () => {
  const { token: mine } = await app.addBroker();
  const other = await app.addBroker();
  const set = (email: string) => app.ask(updateBrokerProfile, { token: mine, body: { full_name: 'Asha', email } });
  for (let nth = 0; nth < 20; nth += 1) expect((await set(other.email)).status).toBe(409);
  const held = await set('nobody.has.this@test.example');
  expect([held.status, Number(held.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await set((await me(mine)).email)).status).toBe(200);
});

test('a home seeker changes the name at once, the email by the link that is mailed to it; another’s is refused', async () => {
  const [ravi, meera] = [await app.addUser(), await app.addUser()];
  const before = await me(ravi.token);
  const set = (email: string) =>
    app.ask(updateUserProfile, { token: ravi.token, body: { full_name: ' Ravi Kumar ', email } });
  const after = { ...before, name: 'Ravi Kumar', pending_email: 'ravi.new@test.example' };
  expect(await set('ravi.new@test.example')).toMatchObject({ status: 200, body: { data: after } });
  expect(await me(ravi.token)).toEqual(after);
  const mail = (await app.mailsSent()).find(({ kind, to }) => kind === 'email_confirm' && to === after.pending_email);
  const token = /\/auth\/email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await app.ok(confirmEmail, { body: { token } });
  expect(await me(ravi.token)).toEqual({ ...after, email: after.pending_email, pending_email: null });
  expect(await set(meera.email)).toMatchObject({ status: 409, body: { errors: { email: expect.any(String) } } });
});
