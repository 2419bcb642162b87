import fc from 'fast-check';
import { object } from 'yup';
import { type Endpoint, pathOf } from '#contract/endpoint.ts';
import { type BadBody, badJson, mostlyOne, unstorableBodies } from './badBodies.ts';
import { badForm, plainForm } from './badForms.ts';
import { edgeOf, hostileText, jsonOf, strangeName } from './hostileValues.ts';
import { described, fieldsOf } from './validInput.ts';

/** A call that the endpoint accepts: what the bad ones are made from. */
export interface ValidCall {
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Sent by endpoints that take a file. */
  readonly picture: Buffer;
}

/** One call as it goes over the wire, but for who makes it. */
export interface BadCall {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

// A lone surrogate has no UTF-8: it goes as the bytes that a careless encoder would send.
const escaped = (text: string): string =>
  text
    .slice(0, 6_000)
    .split(/\p{Cs}/u)
    .map(encodeURIComponent)
    .join('%ED%A0%80');

const badPath = (
  { path, params: schema, body, query }: Endpoint,
  params: ValidCall['params'],
): fc.Arbitrary<string> => {
  const valid = pathOf(path, params);
  const names = Object.keys(schema?.fields ?? {});
  if (names.length === 0) return fc.constant(valid);
  const bad = fc
    .tuple(fc.constantFrom(...names), hostileText)
    .map(([bent, text]) =>
      path.replace(/\{(\w+)\}/g, (_, name: string) => (name === bent ? escaped(text) : escaped(String(params[name])))),
    );
  // Where nothing else can be wrong, it is the path.
  const weight = body || query ? 1 : 7;
  return fc.oneof({ weight: 6, arbitrary: fc.constant(valid) }, { weight, arbitrary: bad });
};

const badQuery = ({ query }: Endpoint): fc.Arbitrary<string> => {
  const fields = query ? fieldsOf(described(query)) : [];
  const pair = fc
    .constantFrom(...fields, undefined)
    .chain((field) =>
      fc.tuple(
        field ? fc.constantFrom(field[0], field[0], field[0], `${field[0]}[]`, `${field[0]}[a]`) : strangeName,
        fc.oneof(hostileText, field ? edgeOf(field[1]).map(String) : fc.constant('1')),
      ),
    )
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`);
  const odd = fc.constantFrom(
    '',
    '',
    '',
    '&&=&',
    '&%',
    '&%zz=1',
    '&page=%ff',
    '&?',
    '#a',
    '&page',
    '&=1',
    '&page=1&page=2',
  );
  const some = fc.tuple(mostlyOne(pair), odd).map(([pairs, end]) => `?${pairs.join('&')}${end}`);
  return query ? some : fc.oneof({ weight: 5, arbitrary: fc.constant('') }, { weight: 1, arbitrary: some });
};

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'idempotency-key': '' },
      { 'idempotency-key': 'a key' },
      { 'idempotency-key': 'k'.repeat(129) },
      { 'idempotency-key': '__proto__' },
      { 'content-encoding': 'gzip' },
      { accept: 'text/html;q=x' },
      { 'accept-encoding': 'br;q=9, gzip;q=a, *' },
      { 'x-http-method-override': 'DELETE' },
      { 'x-forwarded-for': "' or 1=1" },
      { origin: 'null', referer: '\u00ff' },
      { range: 'bytes=9-1' },
      { 'if-none-match': '*' },
    ),
  },
);

const takesForm = ({ file, encoding }: Endpoint): boolean => file !== undefined && encoding !== 'json';

const badBody = (endpoint: Endpoint, { body, picture }: ValidCall): fc.Arbitrary<BadBody> => {
  const { body: schema, file } = endpoint;
  if (schema && file && takesForm(endpoint)) return badForm(body, described(schema), file, picture);
  if (schema) return badJson(body, described(schema));
  // Nothing is read where nothing is declared: whatever comes must do no harm.
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: badJson({}, described(object())) },
  );
};

const callWith = (endpoint: Endpoint, url: string, { payload, type }: BadBody): BadCall => ({
  method: endpoint.method,
  url,
  headers: type === undefined ? {} : { 'content-type': type },
  ...(payload !== undefined && { payload }),
});

/** Calls of the endpoint that are bent in their path, query, headers or body; most in one place, some in several. */
export const badCalls = (endpoint: Endpoint, valid: ValidCall): fc.Arbitrary<BadCall> =>
  fc
    .tuple(badPath(endpoint, valid.params), badQuery(endpoint), oddHeaders, badBody(endpoint, valid))
    .map(([path, query, headers, body]) => {
      const call = callWith(endpoint, path + query, body);
      return { ...call, headers: { ...call.headers, ...headers } };
    });

const callOf = (
  endpoint: Endpoint,
  { params, body, picture }: ValidCall,
  asked: Readonly<Record<string, unknown>>,
): BadCall => {
  const { path, body: schema, file } = endpoint;
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  const url = `${pathOf(path, params)}?${query}`;
  if (!schema) return callWith(endpoint, url, {});
  if (file && takesForm(endpoint)) return callWith(endpoint, url, plainForm(body, [file, picture]));
  return callWith(endpoint, url, { payload: jsonOf(body), type: 'application/json' });
};

/** The valid call itself. */
export const validCall = (endpoint: Endpoint, valid: ValidCall): BadCall => callOf(endpoint, valid, valid.query);

/** The valid call once for each of its texts, in body, query or path, with a character there that cannot be stored. */
export const unstorableCalls = (endpoint: Endpoint, valid: ValidCall): BadCall[] => {
  const bent = (part: Readonly<Record<string, unknown>>, schema = object()) =>
    unstorableBodies(part, described(schema)).map((fields) => fields as Record<string, unknown>);
  const { query } = valid;
  return [
    ...bent(valid.body, endpoint.body).map((body) => callOf(endpoint, { ...valid, body }, query)),
    ...bent(query, endpoint.query).map((asked) => callOf(endpoint, valid, asked)),
    ...bent(valid.params, endpoint.params).map((params) => callOf(endpoint, { ...valid, params }, query)),
  ];
};

/** A call as somebody reads it: what is long is cut. */
export const shown = ({ method, url, headers, payload = '' }: BadCall): string => {
  const cut = (text: string) => (text.length > 1_500 ? `${text.slice(0, 1_500)}… (${text.length})` : text);
  return `${method} ${cut(url)}\n${cut(JSON.stringify(headers))}\n${cut(JSON.stringify(String(payload)))}`;
};
