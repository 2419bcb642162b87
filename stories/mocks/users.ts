import type { HttpHandler } from 'msw';
import { mailOf, names, phoneOf } from '#contract/fixtures/names.ts';
import { buildUser } from '#contract/fixtures/users.ts';
import { type BrokerUser, createBrokerUser, listBrokerUsers, updateBrokerUser, userStatuses } from '#contract/users.ts';
import { inMemory, pageOf, textIn } from './inMemory.ts';
import { mock } from './mock.ts';

/** A broker's users, newest first, active and inactive. */
export const someUsers: readonly BrokerUser[] = Array.from({ length: 26 }, (_, at) => {
  const id = 326 - at;
  const { name, email } = buildUser();
  const called = names[at] ?? name;
  const status = at % 4 === 2 ? 'inactive' : 'active';
  return buildUser({
    id,
    name: called,
    email: names[at] ? mailOf(called) : email,
    phone: at % 5 ? phoneOf(id) : null,
    status,
  });
});

const written = (body: Readonly<Record<string, unknown>>, known: BrokerUser): BrokerUser => ({
  ...known,
  name: textIn(body, 'full_name'),
  email: textIn(body, 'email'),
  phone: 'phone' in body ? textIn(body, 'phone') || null : known.phone,
  status: userStatuses.values.find((one) => one === body.status) ?? known.status,
});

/** The calls for a broker's users, on a list in memory: search, pages, add and change. */
export const userCalls = (start: readonly BrokerUser[] = someUsers): HttpHandler[] => {
  const users = inMemory(start);
  return [
    mock(listBrokerUsers, ({ query }) => pageOf(users.all(), query, ({ name, email, phone }) => [name, email, phone])),
    mock(createBrokerUser, ({ body }) => users.add(written(body, buildUser({ id: 900 + users.all().length })))),
    mock(updateBrokerUser, ({ body, params }) => users.replace(written(body, users.find(params.id) ?? buildUser()))),
  ];
};
