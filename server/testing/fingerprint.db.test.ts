import { afterAll, expect, test } from 'vitest';
import { createBrokerLead } from '#contract/leads/endpoints.ts';
import { startTestApp } from './startTestApp.ts';

const app = await startTestApp();
afterAll(() => app.close());

test('a fingerprint changes with a row or a picture, and only in that part', async () => {
  const broker = await app.addBroker();
  const before = await app.fingerprint();
  expect(await app.fingerprint()).toEqual(before);
  const body = { full_name: 'A', email: 'a@b.example', phone: '5550120417' };
  await app.ok(createBrokerLead, { token: broker.token, body });
  const name = `${'a'.repeat(32)}-320.webp`;
  await app.photoStore.put(name, Buffer.from('x'), 'image/webp');
  const after = await app.fingerprint();
  const changed = Object.keys(after).filter((part) => after[part] !== before[part]);
  expect(changed.toSorted()).toEqual([name, 'lead_events', 'leads', 'report_changes']);
});
