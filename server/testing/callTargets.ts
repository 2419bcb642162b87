import type { Endpoint } from '#contract/endpoint.ts';
import { type SampleCall, sampleCall } from './sampleCalls.ts';
import type { Belongings } from './twoTenants.ts';

/** What a call is made on: the caller's own thing, another's, of two ids one of each, one that is not there, and what is no id at all. */
export type Kind = 'own' | "other's" | 'mixed' | 'missing' | 'malformed';

/** A call that is good in all but, perhaps, what it is made on. */
export interface Target extends SampleCall {
  readonly kind: Kind;
  /** Who is spoken of: nobody else's words may be in the answer. */
  readonly whose: Belongings;
}

type Params = Readonly<Record<string, unknown>>;

/** Ids and slugs that name nothing. */
export const MISSING = { number: 2_000_000_000, string: 'no-such-site' } as const;

// Most of them are the own id or slug in another dress: a server that reads them too kindly finds something.
const malformedOf = (own: unknown): readonly string[] =>
  typeof own === 'number'
    ? [
        ...['x', '%', '0', '-1', '2147483648', '9'.repeat(30)],
        ...[`00${own}`, `${own}.0`, `${own}.5`, `${own}e0`, `0x${own.toString(16)}`, `+${own}`, `-${own}`],
        ...[` ${own}`, `${own}\0`, `${own}/`, `${own},${own}`, `${own} or 1=1`],
      ]
    : ['x'.repeat(81), ' ', '%', 'Ünïcode', `${own} `, `${own}\0`, `${own}/`, `${own}%`, `${own}' or ''='`];

const missingLike = (own: unknown) => (typeof own === 'number' ? MISSING.number : MISSING.string);

/** With one parameter replaced at a time. */
const replaced = (params: Params, by: (name: string, value: unknown) => readonly unknown[]): Params[] =>
  Object.entries(params).flatMap(([name, value]) => by(name, value).map((other) => ({ ...params, [name]: other })));

/**
 * What an endpoint can be called on: the own thing, another's, of two ids one of each, a missing one, and every
 * malformed one. An endpoint without path parameters is called once, as it is.
 */
export const targetsOf = (name: string, endpoint: Endpoint, own: Belongings, other: Belongings): Target[] => {
  const mine = { ...sampleCall(name, endpoint, own), whose: own };
  const theirs = { ...sampleCall(name, endpoint, other), whose: other };
  const { params } = mine;
  if (!params) return [{ ...mine, kind: 'own' }];
  const mixes = Object.keys(params).length > 1 ? replaced(params, (part) => [theirs.params?.[part]]) : [];
  const missing = replaced(params, (_, value) => [missingLike(value)]);
  const malformed = replaced(params, (_, value) => malformedOf(value));
  return [
    { ...mine, kind: 'own' },
    { ...theirs, kind: "other's" },
    ...mixes.map((mixed) => ({ ...mine, params: mixed, kind: 'mixed' as const })),
    ...missing.map((none) => ({ ...mine, params: none, kind: 'missing' as const })),
    ...malformed.map((none) => ({ ...mine, params: none, kind: 'malformed' as const })),
  ];
};
