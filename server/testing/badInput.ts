import fc from 'fast-check';
import { object } from 'yup';
import { type Endpoint, pathOf } from '#contract/endpoint.ts';
import { type BadBody, badJson, mostlyOne, unstorableBodies } from './badBodies.ts';
import { badForm, plainForm } from './badForms.ts';
import { edgeOf, hostileText, jsonOf, strangeName } from './hostileValues.ts';
import { described, fieldsOf } from './validInput.ts';

/** A call that the endpoint accepts; the bad calls are derived from it. */
export interface ValidCall {
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Sent to endpoints that take a file. */
  readonly picture: Buffer;
}

/** A call as sent, without its authorization. */
export interface BadCall {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

// A lone surrogate has no UTF-8 encoding: it becomes the bytes that a careless encoder would send.
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
    .map(([target, text]) =>
      path.replace(/\{(\w+)\}/g, (_, name: string) =>
        name === target ? escaped(text) : escaped(String(params[name])),
      ),
    );
  // Mostly bad paths, if nothing else can be wrong.
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
  // The server does not read undeclared bodies, so they must do no harm.
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

/** Calls of the endpoint with a bad path, query, headers or body; most in one place, some in several. */
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
  queryFields: Readonly<Record<string, unknown>>,
): BadCall => {
  const { path, body: schema, file } = endpoint;
  const query = new URLSearchParams(Object.entries(queryFields).map(([name, value]) => [name, String(value)]));
  const url = `${pathOf(path, params)}?${query}`;
  if (!schema) return callWith(endpoint, url, {});
  if (file && takesForm(endpoint)) return callWith(endpoint, url, plainForm(body, [file, picture]));
  return callWith(endpoint, url, { payload: jsonOf(body), type: 'application/json' });
};

/** The valid call itself. */
export const validCall = (endpoint: Endpoint, valid: ValidCall): BadCall => callOf(endpoint, valid, valid.query);

/** For each text in body, query or path, the valid call with a character in it that cannot be stored. */
export const unstorableCalls = (endpoint: Endpoint, valid: ValidCall): BadCall[] => {
  const unstorable = (part: Readonly<Record<string, unknown>>, schema = object()) =>
    unstorableBodies(part, described(schema)).map((fields) => fields as Record<string, unknown>);
  const { query } = valid;
  return [
    ...unstorable(valid.body, endpoint.body).map((body) => callOf(endpoint, { ...valid, body }, query)),
    ...unstorable(query, endpoint.query).map((fields) => callOf(endpoint, valid, fields)),
    ...unstorable(valid.params, endpoint.params).map((params) => callOf(endpoint, { ...valid, params }, query)),
  ];
};

/** A call in a readable form, with long parts truncated. */
export const shown = ({ method, url, headers, payload = '' }: BadCall): string => {
  const cut = (text: string) => (text.length > 1_500 ? `${text.slice(0, 1_500)}… (${text.length})` : text);
  return `${method} ${cut(url)}\n${cut(JSON.stringify(headers))}\n${cut(JSON.stringify(String(payload)))}`;
};
