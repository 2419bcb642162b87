import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { whoami } from '#contract/auth.ts';
import { createBroker } from '#contract/brokers.ts';
import { getReady } from '#contract/health.ts';
import { createBrokerLead } from '#contract/leads/endpoints.ts';
import { addMedia } from '#contract/properties/endpoints.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { talk } from '../testing/wire.ts';

let before: Record<string, string>;

const app = await startTestApp();
const { token: broker } = await app.addBroker();
await app.http.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());
beforeEach(async () => {
  before = await app.fingerprint();
});

/** Checks that the server still answers, and that nothing was stored. */
const expectUnharmed = async () => {
  expect((await talk(app.http, requestOf(`GET ${getReady.path}`))).statuses).toEqual([200]);
  expect(await app.fingerprint()).toEqual(before);
};

const requestOf = (line: string, ...headers: string[]) =>
  `${line} HTTP/1.1\r\n${['host: localhost', 'connection: close', ...headers].join('\r\n')}\r\n\r\n`;

/** An authorized POST, with the Content-Length of its body unless the headers set a length. */
const sent = (path: string, body: string | Buffer, headers: readonly string[]) => {
  const own = headers.some((header) => /^(content-length|transfer-encoding):/.test(header))
    ? []
    : [`content-length: ${Buffer.byteLength(body)}`];
  const token = path === createBroker.path ? app.operator.token : broker;
  return Buffer.concat([
    Buffer.from(requestOf(`POST ${path}`, `authorization: Bearer ${token}`, ...own, ...headers)),
    Buffer.from(body),
  ]);
};

const READY = getReady.path;
const get = `GET ${READY}`;

test.each<[string, string | Buffer, number[]]>([
  ['bytes that are not HTTP', 'nonsense\r\n\r\n', [400]],
  ['a request line without an address', 'GET\r\n\r\n', [400]],
  ['an unknown version', `${get} HTTP/9.9\r\nhost: localhost\r\n\r\n`, [400]],
  ['the first bytes of TLS', Buffer.from('16030100a5010000a10303', 'hex'), [400]],
  ['an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['no host', `${get} HTTP/1.1\r\n\r\n`, [400]],
  ['lines that end in LF alone', `${get} HTTP/1.1\nhost: localhost\n\n`, [400]],
  ['a header without a colon', requestOf(get, 'nocolon'), [400]],
  ['a space before the colon', requestOf(get, 'x : a'), [400]],
  ['a folded header', requestOf(get, 'x: a\r\n b'), [400]],
  ['a NUL in a header', requestOf(get, 'x: a\0b'), [400]],
  ['a NUL in the address', requestOf('GET /api/sites/a\0'), [400]],
  ['raw bytes in the address', Buffer.from(requestOf('GET /api/sites/\u00e9'), 'latin1'), [400]],
  ['headers without end', requestOf(get, ...Array.from({ length: 30_000 }, () => 'a:b')), [431]],
  ['one endless header', requestOf(get, `x: ${'x'.repeat(100_000)}`), [431]],
  ['an endless address', requestOf(`GET /${'x'.repeat(100_000)}`), [431]],
  // Node 24 counts more bytes for each header than Node 20.
  ['as many headers as fit', requestOf(get, ...Array.from({ length: 900 }, () => 'a:b')), [200]],
  ['an unknown method', requestOf('BREW /'), [400]],
  ['a method without a route', requestOf(`DELETE ${createBrokerLead.path}`), [404]],
  ['TRACE', requestOf(`TRACE ${READY}`), [404]],
  ['OPTIONS *', requestOf('OPTIONS *'), [404]],
  ['CONNECT', requestOf('CONNECT a.example:443'), []],
  ['HEAD', requestOf(`HEAD ${READY}`), [404]],
  ['an upgrade to WebSocket', requestOf(get, 'connection: upgrade', 'upgrade: websocket'), [200]],
  ['an address with the same host in it', requestOf('GET http://localhost/api/health/ready'), [200]],
  ['an address with another host in it', requestOf('GET http://evil.example/api/health/ready'), [404]],
  ['an address that is only a host', requestOf('GET http://evil.example'), [404]],
  ['an address with a broken host', requestOf('GET http://[/api/health/ready'), [404]],
  ['an address without a host', requestOf('GET http://'), [404]],
  ['an unexpected body', `${requestOf(get, 'content-length: 5')}abcde`, [200]],
  [
    'twenty requests at once, and one more',
    `${get} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(20) + requestOf(get),
    Array(21).fill(200),
  ],
  ['rubbish after a request', `${get} HTTP/1.1\r\nhost: localhost\r\n\r\nrubbish\r\n\r\n`, [400]],
])('%s: answered or closed at once', async (_what, bytes, statuses) => {
  const { statuses: answered, late, text, body } = await talk(app.http, bytes);
  expect([late, text.includes('FST_')]).toEqual([false, false]);
  // A pending response may be lost with the connection.
  expect(answered.slice(-Math.max(1, statuses.length))).toEqual(statuses);
  if (body) expect(Object.keys(JSON.parse(body))).toEqual([answered.at(-1) === 200 ? 'ready' : 'message']);
  await expectUnharmed();
});

const JSON_TYPE = 'content-type: application/json';
const BODY = '{"full_name":"A","email":"none","phone":"1234567"}';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const deep = (open: string, close: string) => `${open.repeat(10_000)}1${close.repeat(10_000)}`;
const CHUNKED = [JSON_TYPE, 'transfer-encoding: chunked'];
const LATIN = Buffer.from(BODY.replace('"A"', '"\u00e9"').replace('none', 'a@b.example'), 'latin1');

test.each<[string, string | Buffer, readonly string[], number | RegExp]>([
  ['two lengths that differ', BODY, [JSON_TYPE, 'content-length: 50', 'content-length: 5'], 400],
  ['a list of lengths', BODY, [JSON_TYPE, 'content-length: 50, 50'], 400],
  ['a negative length', BODY, [JSON_TYPE, 'content-length: -5'], 400],
  ['a length in words', BODY, [JSON_TYPE, 'content-length: five'], 400],
  ['a length beyond all integers', BODY, [JSON_TYPE, 'content-length: 99999999999999999999'], 400],
  ['a length that is too large', BODY, [JSON_TYPE, 'content-length: 99999999'], 413],
  ['a length and chunks', chunk(BODY), [...CHUNKED, 'content-length: 5'], 400],
  ['a chunk size that is not a number', 'zz\r\nabc\r\n0\r\n\r\n', CHUNKED, 400],
  ['a chunk size beyond all integers', 'ffffffffffffffffff\r\nabc\r\n0\r\n\r\n', CHUNKED, 400],
  ['a chunk with an endless extension', `5;${'x'.repeat(50_000)}\r\nabcde\r\n0\r\n\r\n`, CHUNKED, 400],
  ['chunks that are too large together', `${chunk('x'.repeat(2 ** 21))}0\r\n\r\n`, CHUNKED, 413],
  ['chunks with a length at their end', `${chunk(BODY)}0\r\ncontent-length: 5\r\n\r\n`, CHUNKED, 400],
  ['valid chunks', `${chunk(BODY)}0\r\n\r\n`, CHUNKED, /Email must look like/],
  ['an unknown coding', BODY, [JSON_TYPE, 'transfer-encoding: xchunked'], 400],
  ['an expected 100 Continue', BODY, [JSON_TYPE, 'expect: 100-continue'], /Email must look like/],
  ['an unknown expectation', BODY, [JSON_TYPE, 'expect: a miracle'], 417],
  ['a compressed body', gzipSync(BODY), [JSON_TYPE, 'content-encoding: gzip'], /not valid JSON/],
  ['a compressed bomb', gzipSync(Buffer.alloc(50_000_000)), [JSON_TYPE, 'content-encoding: gzip'], /not valid JSON/],
  ['a false content encoding', BODY, [JSON_TYPE, 'content-encoding: br'], /Email must look like/],
  ['JSON in UTF-16', Buffer.from(BODY, 'utf16le'), [`${JSON_TYPE}; charset=utf-16le`], /not valid JSON/],
  ['JSON in Latin-1', LATIN, [`${JSON_TYPE}; charset=iso-8859-1`], /not valid JSON/],
  ['undeclared Latin-1', LATIN, [JSON_TYPE], /not valid JSON/],
  ['JSON behind a byte order mark', `\ufeff${BODY}`, [JSON_TYPE], /Email must look like/],
  ['10,000 nested lists', deep('[', ']'), [JSON_TYPE], /must be a JSON object/],
  ['10,000 nested lists in a field', `{"full_name":${deep('[', ']')}}`, [JSON_TYPE], /Full name must be text/],
  [
    '10,000 nested objects in a field',
    `{"full_name":"A","email":${deep('{"a":', '}')}}`,
    [JSON_TYPE],
    /Email must be text/,
  ],
  ['10,000 nested prototypes', deep('{"__proto__":', '}'), [JSON_TYPE], /Full name is required/],
  ['lists that never close', '['.repeat(900_000), [JSON_TYPE], /not valid JSON/],
  [
    '60,000 fields',
    `{${Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`)}}`,
    [JSON_TYPE],
    /Full name is required/,
  ],
  ['the same field twice', '{"full_name":"A","full_name":1}', [JSON_TYPE], /Full name must be text/],
  [
    'two idempotency keys',
    BODY.replace('none', 'a@b.example'),
    [JSON_TYPE, 'idempotency-key: a', 'idempotency-key: b'],
    /Idempotency-Key/,
  ],
  ['an empty content type', BODY, ['content-type:'], 415],
])('a body with %s is refused at once', async (_what, body, headers, refusal) => {
  const answer = await talk(app.http, sent(createBrokerLead.path, body, headers));
  expect([answer.late, answer.text.includes('FST_')]).toEqual([false, false]);
  expect(answer.statuses.at(-1)).toBe(typeof refusal === 'number' ? refusal : 400);
  if (typeof refusal !== 'number') expect(JSON.parse(answer.body).message).toMatch(refusal);
  await expectUnharmed();
});

const part = (disposition: string, content = 'x', more = '') =>
  `--x\r\ncontent-disposition: form-data; ${disposition}\r\n${more}\r\n${content}\r\n`;
const field = (name: string, value: string) => part(`name="${name}"`, value);
const manyFields = (count: number) => Array.from({ length: count }, (_, at) => field(`f${at}`, 'A')).join('');
const PERSON = field('full_name', 'Asha') + field('email', 'asha@test.example') + field('password', 'Namaste#2026home');
const HALF = field('full_name', 'Asha') + field('password', 'Namaste#2026home');
const FORM = 'multipart/form-data; boundary=x';

test.each<[string, string, string, number]>([
  ['without its last boundary', PERSON, FORM, 400],
  ['of 1,000 parts', `${manyFields(1_000)}--x--\r\n`, FORM, 413],
  ['of 1,000 files', `${part('name="photo"; filename="a.jpg"').repeat(1_000)}--x--\r\n`, FORM, 400],
  ['with an endless header', `${part('name="a"', 'x', `x: ${'x'.repeat(200_000)}\r\n`)}${HALF}--x--\r\n`, FORM, 400],
  ['with 5,000 headers', `${part('name="a"', 'x', 'a: b\r\n'.repeat(5_000))}--x--\r\n`, FORM, 400],
  ['with a field such as `__proto__`', `${PERSON}${field('__proto__', 'x')}--x--\r\n`, FORM, 400],
  ['with an endless field name', `${HALF}${field('x'.repeat(5_000), 'x')}--x--\r\n`, FORM, 400],
  ['with a part without a name', `${part('a="b"')}--x--\r\n`, FORM, 400],
  [
    'with a file whose name is a path',
    `${PERSON}${part('name="photo"; filename="../../etc/passwd"')}--x--\r\n`,
    FORM,
    415,
  ],
  [
    'with a file whose name is not UTF-8',
    `${PERSON}${part('name="photo"; filename*=utf-8\'\'%ff%00')}--x--\r\n`,
    FORM,
    415,
  ],
  ['in a form', `${part('name="photo"', PERSON, 'content-type: multipart/mixed; boundary=x\r\n')}--x--\r\n`, FORM, 400],
  ['with an unused boundary', PERSON, 'multipart/form-data; boundary=y', 400],
  ['with an empty boundary', PERSON, 'multipart/form-data; boundary=', 400],
  ['with a boundary longer than the form', PERSON, `multipart/form-data; boundary=${'x'.repeat(10_000)}`, 400],
  ['of another kind', PERSON, 'multipart/mixed; boundary=x', 415],
  ['with bytes before and after it', `before\r\n${field('full_name', '')}--x--\r\nafter`, FORM, 400],
])('a form %s is refused at once', async (_what, body, type, status) => {
  const answer = await talk(app.http, sent(createBroker.path, body, [`content-type: ${type}`]));
  expect([answer.late, answer.statuses, answer.text.includes('FST_')]).toEqual([false, [status], false]);
  expect(JSON.parse(answer.body)).toHaveProperty('message');
  await expectUnharmed();
});

test('a compressed form is not decompressed', async () => {
  const packed = gzipSync(Buffer.alloc(50_000_000));
  const answer = await talk(
    app.http,
    sent(createBroker.path, packed, [`content-type: ${FORM}`, 'content-encoding: gzip']),
  );
  expect([answer.late, answer.statuses]).toEqual([false, [400]]);
  await expectUnharmed();
});

test('an aborted request leaves nothing behind', async () => {
  const short = [JSON_TYPE, 'content-length: 500'];
  await Promise.all([
    ...Array.from({ length: 20 }, () => talk(app.http, sent(createBrokerLead.path, BODY, short), { after: 'leave' })),
    talk(
      app.http,
      sent(addMedia.path.replace('{id}', '1'), '--x\r\n', [`content-type: ${FORM}`, 'content-length: 99999']),
      { after: 'leave' },
    ),
    talk(app.http, `POST ${createBrokerLead.path} HTTP/1.1\r\nhost:`, { after: 'leave' }),
    talk(app.http, '', { after: 'leave' }),
  ]);
  const closed = await talk(app.http, sent(createBrokerLead.path, BODY, short), { after: 'end' });
  expect([closed.late, closed.statuses]).toEqual([false, [400]]);
  await expectUnharmed();
});

test('200 silent connections do not delay others', async () => {
  const idle = Array.from({ length: 200 }, () => talk(app.http, 'GET / HTTP/1.1\r\n', { withinMs: 300 }));
  expect((await talk(app.http, requestOf(get))).statuses).toEqual([200]);
  await Promise.all(idle);
});

test('an API response is `no-store`, however its address is written', async () => {
  const path = whoami.path;
  for (const address of [
    path,
    path.replace('api', '%61pi'),
    `http://localhost${path}`,
    `https://LOCALHOST${path}?x=%`,
  ]) {
    const { text, statuses } = await talk(app.http, requestOf(`GET ${address}`, `authorization: Bearer ${broker}`));
    expect([statuses, text]).toEqual([[200], expect.stringMatching(/\r\ncache-control: no-store\r\n/i)]);
  }
});
