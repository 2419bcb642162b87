import type { HttpHandler } from 'msw';
import { mailOf, names, phoneOf } from '#contract/fixtures/names.ts';
import { buildUser } from '#contract/fixtures/users.ts';
import { type BrokerUser, createBrokerUser, listBrokerUsers, updateBrokerUser, userStatuses } from '#contract/users.ts';
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

const said = (value: unknown) => (typeof value === 'string' ? value : '');

const written = (body: Readonly<Record<string, unknown>>, known: BrokerUser): BrokerUser => ({
  ...known,
  name: said(body.full_name),
  email: said(body.email),
  phone: 'phone' in body ? said(body.phone) || null : known.phone,
  status: userStatuses.values.find((one) => one === body.status) ?? known.status,
});

/** The calls about a broker's users on a list in memory: search, pages, add and change. */
export const userCalls = (start: readonly BrokerUser[] = someUsers): HttpHandler[] => {
  let all = [...start];
  return [
    mock(listBrokerUsers, ({ query }) => {
      const page = Number(query.page ?? 1);
      const limit = Number(query.limit ?? 20);
      const q = (query.q ?? '').toLowerCase();
      const found = all.filter(({ name, email, phone }) => `${name} ${email} ${phone}`.toLowerCase().includes(q));
      return { data: found.slice((page - 1) * limit, page * limit), meta: { total: found.length, page, limit } };
    }),
    mock(createBrokerUser, ({ body }) => {
      const made = written(body, buildUser({ id: 900 + all.length }));
      all = [made, ...all];
      return { data: made };
    }),
    mock(updateBrokerUser, ({ body, params }) => {
      const changed = written(body, all.find((one) => one.id === Number(params.id)) ?? buildUser());
      all = all.map((one) => (one.id === changed.id ? changed : one));
      return { data: changed };
    }),
  ];
};
