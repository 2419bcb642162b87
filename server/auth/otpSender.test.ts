import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { otpSender } from './otpSender.ts';

const received: { method?: string; body: unknown }[] = [];
const statuses: Readonly<Record<string, number>> = { '/refused': 401, '/broken': 500, '/moved': 302 };
const gateway = createServer((request: IncomingMessage, reply) => {
  void text(request).then((body) => {
    received.push({ method: request.method, body: JSON.parse(body) });
    const status = statuses[request.url ?? ''] ?? 200;
    reply.writeHead(status, status === 302 ? { location: '/' } : {}).end('ok');
  });
});
let url = '';

beforeAll(async () => {
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const address = gateway.address();
  if (typeof address === 'object' && address) url = `http://127.0.0.1:${address.port}`;
});
afterAll(() => gateway.close());

const silent = () => undefined;

test('off has no sender', () => {
  expect(otpSender({ otpSender: 'off', otpHttpUrl: undefined }, silent)).toBeUndefined();
});

test('console writes the code and the phone to the log', async () => {
  const lines: string[] = [];
  await otpSender({ otpSender: 'console', otpHttpUrl: undefined }, (line) => lines.push(line))?.(
    '+919829010001',
    '012345',
  );
  expect(lines).toEqual(['otp=012345 phone=+919829010001']);
});

test('http posts phone, code and message to the gateway only', async () => {
  const send = (path: string) =>
    otpSender({ otpSender: 'http', otpHttpUrl: url + path }, silent)?.('+919829010001', '012345');
  await send('/send?key=k');
  expect(received).toEqual([
    { method: 'POST', body: { phone: '+919829010001', otp: '012345', message: expect.stringContaining('012345') } },
  ]);
  for (const path of Object.keys(statuses)) await expect(send(path), path).rejects.toThrow();
  expect(received).toHaveLength(4);
});
