import type { Endpoint } from '#contract/endpoint.ts';
import { type SampleCall, sampleCall } from './sampleCalls.ts';
import type { Belongings } from './twoTenants.ts';

/** The target of a call: the caller's own object, another's, one id of each, a missing object, or a malformed id. */
export type Kind = 'own' | "other's" | 'mixed' | 'missing' | 'malformed';

/** A call that is valid, except perhaps for its target. */
export interface Target extends SampleCall {
  readonly kind: Kind;
  /** The owner of the target: the response must not contain anyone else's data. */
  readonly whose: Belongings;
}

type Params = Readonly<Record<string, unknown>>;

/** An id and a slug of nothing. */
export const MISSING = { number: 2_000_000_000, string: 'no-such-site' } as const;

// Mostly variants of the caller's own id or slug, which a lenient server would accept.
const malformedOf = (own: unknown): readonly string[] =>
  typeof own === 'number'
    ? [
        ...['x', '%', '0', '-1', '2147483648', '9'.repeat(30)],
        ...[`00${own}`, `${own}.0`, `${own}.5`, `${own}e0`, `0x${own.toString(16)}`, `+${own}`, `-${own}`],
        ...[` ${own}`, `${own}\0`, `${own}/`, `${own},${own}`, `${own} or 1=1`],
      ]
    : ['x'.repeat(81), ' ', '%', 'Ünïcode', `${own} `, `${own}\0`, `${own}/`, `${own}%`, `${own}' or ''='`];

const missingLike = (own: unknown) => (typeof own === 'number' ? MISSING.number : MISSING.string);

/** The parameters with one replaced at a time. */
const replaced = (params: Params, by: (name: string, value: unknown) => readonly unknown[]): Params[] =>
  Object.entries(params).flatMap(([name, value]) => by(name, value).map((other) => ({ ...params, [name]: other })));

/** The calls of an endpoint on every kind of target; a single call for an endpoint without path parameters. */
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
