import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { loginBroker } from '#contract/auth.ts';
import { listBrokers } from '#contract/brokers.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { startTracing } from './startTracing.ts';

interface Sent {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
  readonly events: readonly { readonly attributes: readonly { readonly value: { readonly stringValue: string } }[] }[];
}
interface Batch {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[] }[];
}

let batches: Batch[] = [];
const collector = createServer(async (request, answer) => {
  batches.push((await json(request)) as Batch);
  answer.setHeader('content-type', 'application/json').end('{}');
});
const app = await startTestApp();
await once(collector.listen(0, '127.0.0.1'), 'listening');
afterAll(async () => {
  collector.close();
  vi.unstubAllEnvs();
  await app.close();
});

const spansOf = (all: readonly Batch[]) =>
  all.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );

test('a collector sees a request, and in it its queries, without a personal value', async () => {
  batches = [];
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  vi.stubEnv('OTEL_SERVICE_NAME', 'nivaas-in-tests');
  const end = startTracing(expect.unreachable);
  await app.ok(listBrokers, { token: app.operator.token, query: { search: 'Somebody Searched' } });
  const body = { email: 'asha.who@mail.example', password: 'Udaipur#2026lake' };
  const { status, headers } = await app.ask(loginBroker, { body });
  await end();
  const spans = spansOf(batches);
  const [listed, refused] = spans.filter(({ parentSpanId }) => !parentSpanId);
  expect([listed?.name, refused?.name, status]).toEqual([
    'GET /api/broker/listbroker',
    'POST /api/auth/broker/login',
    401,
  ]);
  expect(refused?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'http.route', value: { stringValue: '/api/auth/broker/login' } },
      { key: 'http.response.status_code', value: { intValue: 401 } },
      { key: 'nivaas.request_id', value: { stringValue: headers['x-request-id'] } },
    ]),
  );
  const queries = spans
    .filter(({ parentSpanId, traceId }) => parentSpanId === refused?.spanId && traceId === refused?.traceId)
    .flatMap(({ events }) => events.map(({ attributes }) => attributes[0]?.value.stringValue));
  expect(queries).toContainEqual(expect.stringMatching(/^select .* from "brokers" where .*\$1/));
  const everything = JSON.stringify(batches);
  expect(everything).toContain('nivaas-in-tests');
  for (const value of [body.email, body.password, 'Searched', app.operator.token]) {
    expect(everything).not.toContain(value);
  }
});

test('a collector that does not answer costs requests nothing, and is told of once', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9');
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '50');
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '100');
  const warn = vi.fn();
  const end = startTracing(warn);
  const ask = () => app.ok(listBrokers, { token: app.operator.token });
  await ask();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), 5_000);
  await ask();
  await end();
  expect(warn).toHaveBeenCalledOnce();
});
