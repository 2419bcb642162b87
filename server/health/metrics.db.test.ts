import { readFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sessions } from '../db/schema/accounts.ts';
import { audit } from '../db/schema/platform.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { serveMetrics } from './readMetrics.ts';

const TOKEN = 'a-token-of-the-monitoring';

const app = await startTestApp({ settings: { METRICS_TOKEN: TOKEN } });
afterAll(() => app.close());

const metrics = async (authorization?: string) =>
  app.http.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

test('who has the token reads how often each route answered; an address that nobody serves is not in it', async () => {
  await app.http.inject('/api/health/ready');
  await app.http.inject('/api/no-such-thing-anywhere');
  const { statusCode, payload } = await metrics(`Bearer ${TOKEN}`);
  expect(statusCode).toBe(200);
  expect(payload).toMatch(
    /nivaas_request_seconds_count\{method="GET",route="\/api\/health\/ready",status="200"\} [1-9]/,
  );
  expect(payload).not.toContain('anywhere');
});

test('sessions are counted until they are ended', async () => {
  const { id } = await app.addBroker();
  const counted = async () =>
    /nivaas_sessions\{role="broker"\} (\d+)/.exec((await metrics(`Bearer ${TOKEN}`)).payload)?.[1];
  expect(await counted()).toBe('1');
  const own = and(eq(sessions.role, 'broker'), eq(sessions.accountId, id));
  await app.db.asOwner((tx) => tx.update(sessions).set({ revokedAt: new Date() }).where(own));
  expect(await counted()).toBeUndefined();
});

test.each([undefined, 'Bearer another-token-of-the-monitoring', `Basic ${TOKEN}`])(
  'whoever says %s reads nothing',
  async (authorization) => {
    const { statusCode, payload } = await metrics(authorization);
    expect([statusCode, payload.includes('nivaas_')]).toEqual([401, false]);
  },
);

test('without a token there is no such address', async () => {
  const plain = await startTestApp();
  expect((await plain.http.inject('/metrics')).statusCode).toBe(404);
  await plain.close();
});

test('a port of its own serves nothing but the metrics', async () => {
  const stop = await serveMetrics(0, { db: app.db, dataDir: '.' });
  try {
    const at = `http://127.0.0.1:${stop.port}`;
    expect(await (await fetch(`${at}/metrics`)).text()).toContain('nivaas_database_up 1');
    expect((await fetch(`${at}/api/health/ready`)).status).toBe(404);
  } finally {
    stop();
  }
});

test('an entry of the trail has the id that the answer to its request carries', async () => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/auth/broker/login',
    payload: { email: 'nobody@homes.example', password: 'Wrong#2026word' },
  });
  const id = String(answer.headers['x-request-id']);
  const rows = await app.db.asOwner((tx) => tx.select().from(audit).where(eq(audit.requestId, id)));
  expect(rows.map(({ action }) => action)).toEqual(['account.sign_in_refused']);
});

describe('what watches the metrics', () => {
  const alerts: { alert: string; expr: string; annotations: { runbook: string } }[] = parse(
    readFileSync('deploy/alerts.yaml', 'utf8'),
  ).groups[0].rules;
  const namesIn = (text: string) => new Set(text.match(/\bnivaas_\w+/g));

  test('every alert and every panel asks for metrics that there are', async () => {
    const { payload } = await metrics(`Bearer ${TOKEN}`);
    const asked = namesIn(alerts.map(({ expr }) => expr).join() + readFileSync('deploy/grafana/nivaas.json', 'utf8'));
    const there = namesIn(payload.replace(/^# TYPE (\w+) histogram$/gm, '$1_bucket $1_count'));
    expect([...asked].filter((name) => !there.has(name))).toEqual([]);
  });

  test('every alert leads to its heading in the runbook', () => {
    const headings = [...readFileSync('docs/runbook.md', 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
      heading.toLowerCase().replaceAll(' ', '-'),
    );
    expect(alerts.length).toBeGreaterThan(10);
    for (const { annotations } of alerts)
      expect(headings.map((heading) => `docs/runbook.md#${heading}`)).toContain(annotations.runbook);
  });
});
