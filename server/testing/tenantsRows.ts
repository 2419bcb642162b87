import { type Arbitrary, constantFrom, integer, record } from 'fast-check';
import { leadStatuses } from '#contract/leads/choices.ts';
import { userStatuses } from '#contract/users.ts';
import { users } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/leads.ts';
import { properties } from '../db/schema/properties.ts';
import type { TestApp } from './startTestApp.ts';

type Query = Readonly<Record<string, string>>;
type Noun = 'leads' | 'properties' | 'users';

/** A broker whose rows differ from those of other tenants only in their owner. */
export interface Tenant {
  readonly token: string;
  /** The ids of the tenant's rows that match a list call, determined without the database. */
  readonly matching: (noun: Noun, query: Query) => ReadonlySet<number>;
}

const words = ['Lake', 'Garden', 'Amber', 'Jaipur', 'Mansarovar', '%', '_', 'o'] as const;
const wordAt = (at: number): string => words[at % 5] ?? '';

const sorts = {
  leads: ['created_at', 'full_name', 'status', 'source', 'city'],
  properties: ['id', 'expected_price', 'city', 'title'],
  users: ['id', 'name', 'email', 'status'],
} as const;

/** Random queries of list calls: word, status, order, page and size. */
export const listQueries = (noun: Noun): Arbitrary<Query> =>
  record({
    q: constantFrom('', ...words, 'lake amber', 'nothing like it'),
    ...(noun === 'leads' && { status: constantFrom('', ...leadStatuses.values) }),
    ...(noun === 'users' && { status: constantFrom('', ...userStatuses.values) }),
    sort: constantFrom(...sorts[noun]),
    order: constantFrom('asc', 'desc'),
    page: integer({ min: 1, max: 3 }).map(String),
    limit: integer({ min: 1, max: 15 }).map(String),
  });

const has = (texts: readonly (string | null)[], word: string): boolean =>
  texts.some((text) => text?.toLowerCase().includes(word.toLowerCase()));

/** Adds brokers with 24 leads, 16 properties and 16 users each, all composed of the same words. */
export const addTenants = async (app: TestApp, count: number): Promise<Tenant[]> => {
  const tenants: Tenant[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const { id: brokerId, token } = await app.addBroker();
    const [people, homes, accounts] = await app.db.withTenant(
      brokerId,
      async (tx) =>
        [
          await tx
            .insert(leads)
            .values(
              Array.from({ length: 24 }, (_, at) => ({
                brokerId,
                fullName: `${wordAt(at)} ${wordAt(at + nth)}`,
                email: at % 3 ? `lead${at}@test.example` : null,
                phone: `55501204${at + 10}`,
                city: at % 4 ? wordAt(at + 3) : null,
                source: 'call' as const,
                status: leadStatuses.values[(at + nth) % 6] ?? ('new' as const),
              })),
            )
            .returning(),
          await tx
            .insert(properties)
            .values(
              Array.from({ length: 16 }, (_, at) => ({
                brokerId,
                propertyFor: 'sell',
                buildingType: 'residential',
                propertyType: 'flat',
                title: at % 5 ? `${wordAt(at)} ${wordAt(at + nth)}` : null,
                city: wordAt(at + 3),
                locality: at % 3 ? wordAt(at + 4) : null,
                expectedPrice: at % 4 ? at * 100_000 : null,
              })),
            )
            .returning(),
          await tx
            .insert(users)
            .values(
              Array.from({ length: 16 }, (_, at) => ({
                brokerId,
                fullName: `${wordAt(at)} ${wordAt(at + nth)}`,
                email: `${wordAt(at + 2)}${at}.${brokerId}@test.example`,
                phone: at % 3 ? `55501204${at + 10}` : null,
                status: userStatuses.values[(at + nth) % 2] ?? ('active' as const),
              })),
            )
            .returning(),
        ] as const,
    );
    const matching = {
      leads: ({ q = '', status }: Query) =>
        people.filter(
          (one) => (!status || one.status === status) && has([one.fullName, one.email, one.phone, one.city], q.trim()),
        ),
      users: ({ q = '', status }: Query) =>
        accounts.filter(
          (one) => (!status || one.status === status) && has([one.fullName, one.email, one.phone], q.trim()),
        ),
      properties: ({ q = '' }: Query) =>
        homes.filter((one) => q.split(' ').every((word) => has([one.title, one.city, one.locality], word))),
    };
    tenants.push({ token, matching: (noun, query) => new Set(matching[noun](query).map(({ id }) => id)) });
  }
  return tenants;
};
