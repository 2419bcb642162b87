import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginSuperAdmin, updateSuperAdminProfile, whoami } from '../../contract/auth';
import { createOperator } from '../auth/accounts';
import { formOf, PASSWORD, startTestApp, type TestApp } from '../testing/startTestApp';

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

test('a photo is cut to 256 pixels, and the former one goes', async () => {
  const size = async (url: string | null) => {
    const answer = await app.http.inject(url ?? '');
    if (answer.statusCode !== 200) return answer.statusCode;
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    return [width, height, format];
  };
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
