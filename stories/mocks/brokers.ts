import type { HttpHandler } from 'msw';
import {
  type Broker,
  brokerStatuses,
  createBroker,
  getBroker,
  listBrokers,
  settableBrokerStatuses,
  updateBroker,
} from '#contract/brokers.ts';
import { demoPeople } from '#contract/fixtures/accounts.ts';
import { buildBroker } from '#contract/fixtures/brokers.ts';
import { mailOf, names, phoneOf } from '#contract/fixtures/names.ts';
import { mock } from './mock.ts';

/** A platform's brokers, newest first, in every status. */
export const someBrokers: readonly Broker[] = Array.from({ length: 34 }, (_, at) => {
  const id = 128 - at;
  const name = names[at] ?? demoPeople.asha.name;
  const status = brokerStatuses.values[[0, 0, 1, 0, 2][at % 5] ?? 0] ?? 'active';
  return buildBroker({ id, name, email: mailOf(name), phone: phoneOf(id), status });
});

const said = (value: unknown) => (typeof value === 'string' ? value : '');

/** The brokers' calls on a list in memory: search, filter, pages, view, add and change. */
export const brokerCalls = (start: readonly Broker[] = someBrokers): HttpHandler[] => {
  let all = [...start];
  const find = (id: unknown) => all.find((one) => one.id === Number(id)) ?? buildBroker();
  const written = (body: Readonly<Record<string, unknown>>, known: Broker): Broker => ({
    ...known,
    name: said(body.full_name),
    email: said(body.email),
    phone: 'phone' in body ? said(body.phone) || null : known.phone,
    licenseNo: 'license_no' in body ? said(body.license_no) || null : known.licenseNo,
    status: settableBrokerStatuses.values.find((one) => one === body.status) ?? known.status,
  });
  return [
    mock(listBrokers, ({ query }) => {
      const page = Number(query.page ?? 1);
      const limit = Number(query.limit ?? 20);
      const found = all.filter(
        ({ name, email, status }) =>
          `${name} ${email}`.toLowerCase().includes((query.q ?? '').toLowerCase()) &&
          (!query.status || query.status === status),
      );
      return { data: found.slice((page - 1) * limit, page * limit), meta: { total: found.length, page, limit } };
    }),
    mock(getBroker, ({ params }) => ({ data: find(params.id) })),
    mock(createBroker, ({ body }) => {
      const made = written(body, buildBroker({ id: all.length + 200 }));
      all = [made, ...all];
      return { data: made };
    }),
    mock(updateBroker, ({ body, params }) => {
      const changed = written(body, find(params.id));
      all = all.map((one) => (one.id === changed.id ? changed : one));
      return { data: changed };
    }),
  ];
};
