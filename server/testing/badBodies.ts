import fc from 'fast-check';
import { isRecord } from '../lib/isRecord.ts';
import { edgeOf, hostileValue, jsonOf, strangeName } from './hostileValues.ts';
import { type Described, fieldsOf } from './validInput.ts';

/** A body as sent. */
export interface BadBody {
  readonly payload?: string | Buffer;
  readonly type?: string;
}

type Place = readonly [path: readonly string[], field: Described];
type Change = readonly [path: readonly string[], value: unknown];

const placesIn = (field: Described, path: readonly string[] = []): Place[] =>
  fieldsOf(field).flatMap(([name, part]) => [[[...path, name], part], ...placesIn(part, [...path, name])]);

// JSON and forms drop undefined values, which is how a field is removed.
const withChange = (body: unknown, [[name, ...rest], value]: Change): unknown => {
  if (!isRecord(body) || name === undefined) return body;
  return { ...body, [name]: rest.length > 0 ? withChange(body[name], [rest, value]) : value };
};

const otherValue = ([path, field]: Place): fc.Arbitrary<Change> =>
  fc
    .oneof(
      { weight: 5, arbitrary: hostileValue },
      { weight: 3, arbitrary: edgeOf(field) },
      { weight: 1, arbitrary: fc.constant(undefined) },
    )
    .map((value) => [path, value] as const);

const extraBeside = ([path]: Place): fc.Arbitrary<Change> =>
  fc.tuple(strangeName, hostileValue).map(([name, value]) => [[...path.slice(0, -1), name], value] as const);

/** Mostly one, so that no other one that is refused first hides it; otherwise two or three. */
export const mostlyOne = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.tuple(one) },
    { weight: 1, arbitrary: fc.array(one, { minLength: 2, maxLength: 3 }) },
  );

/** The valid body with one to three fields replaced, removed or added. */
export const changedBody = (valid: Readonly<Record<string, unknown>>, schema: Described): fc.Arbitrary<unknown> => {
  const places: Place[] = [...placesIn(schema), [['undeclared'], { ...schema, type: 'string', fields: {} }]];
  const change = fc
    .constantFrom(...places)
    .chain((place) =>
      fc.oneof({ weight: 4, arbitrary: otherValue(place) }, { weight: 1, arbitrary: extraBeside(place) }),
    );
  return mostlyOne(change).map((changes) => changes.reduce<unknown>(withChange, { ...valid }));
};

/** For each free text field, the body with a character in it that no database stores. */
export const unstorableBodies = (valid: Readonly<Record<string, unknown>>, schema: Described): unknown[] =>
  placesIn(schema)
    .filter(([, { type, oneOf }]) => type === 'string' && oneOf.length === 0)
    .map(([path]) => withChange(valid, [path, 'a\0b']));

const asJson = (json: unknown): BadBody => ({ payload: jsonOf(json), type: 'application/json' });

const brokenTexts = ['', ' ', '{', '{"a":', '[[[[[[', '{"a":1}}', "{'a':1}", '{a:1}', '{"a":01}', '{"a":NaN}', '\0'];
const brokenJson = fc
  .oneof(
    fc.constantFrom<string | Buffer>(...brokenTexts, '{"a":"\u0001"}', '{"a":"\\x"}', '\ufeff', '//', '{"__proto__":'),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  )
  .map((payload): BadBody => ({ payload, type: 'application/json' }));

const oddTypes = [
  'application/json; charset=utf-16',
  'APPLICATION/JSON;',
  'application/json; charset="',
  'application/vnd.api+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(3_000)}`,
  'text/plain',
  '*/*',
  '__proto__',
  ' ',
];

/** Bodies made from a valid one: changed fields, other values, broken text, odd types. */
export const badJson = (valid: Readonly<Record<string, unknown>>, schema: Described): fc.Arbitrary<BadBody> =>
  fc.oneof(
    { weight: 12, arbitrary: changedBody(valid, schema).map(asJson) },
    { weight: 2, arbitrary: hostileValue.map(asJson) },
    { weight: 2, arbitrary: brokenJson },
    { weight: 1, arbitrary: fc.constantFrom(...oddTypes).map((type) => ({ payload: jsonOf(valid), type })) },
    { weight: 1, arbitrary: fc.constant({}) },
  );
