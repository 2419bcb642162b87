import { listBrokers } from '#contract/brokers.ts';
import { listAdminLeads, listBrokerLeads } from '#contract/leads/endpoints.ts';
import { getProperty, listProperties } from '#contract/properties/endpoints.ts';
import { listMySites } from '#contract/templates.ts';
import { limitConcurrency } from '../support/limitConcurrency.ts';
import { ask } from './ask.ts';
import { shownAt } from './pictures.ts';
import type { TestAccounts, TestBroker } from './testAccounts.ts';
import { brokerThing, leadThing, propertyThing, siteThing, type Thing } from './things.ts';

const PAGE = 100;

interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta: { readonly total: number };
}

const everyPage = async <Row>(ask: (page: number) => Promise<Page<Row>>): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = await ask(page);
    rows.push(...data);
    if (data.length < PAGE && rows.length === meta.total) return rows;
    if (data.length === 0) throw new Error(`A list has ${rows.length} rows and says that it has ${meta.total}`);
  }
};

// Oldest first, so that new records do not shift the pages.
const pageOf = (page: number, q: string) => ({ page, limit: PAGE, q, order: 'asc' }) as const;

const leadsOf = async (url: string, { email, token }: TestBroker, q: string): Promise<Thing[]> => {
  const rows = await everyPage((page) => ask(url, listBrokerLeads, { query: pageOf(page, q) }, token));
  return rows.map((lead) => leadThing(email, lead));
};

const mainLeads = async (url: string, token: string, q: string): Promise<Thing[]> => {
  const rows = await everyPage((page) => ask(url, listAdminLeads, { query: pageOf(page, q) }, token));
  return rows.map((lead) => leadThing('main', lead));
};

const propertiesOf = async (url: string, { email, token }: TestBroker, q: string): Promise<Thing[]> => {
  const rows = await everyPage((page) => ask(url, listProperties, { query: pageOf(page, q) }, token));
  const things = await limitConcurrency(rows, async ({ id }) => {
    const { data } = await ask(url, getProperty, { params: { id } }, token);
    const photos = await limitConcurrency(data.media, async (photo): Promise<Thing> => {
      const name = `${data.title} picture ${await shownAt(url + photo.file_url)}`;
      return { kind: 'photo', name, id: photo.id, content: { category: photo.category } };
    });
    return [propertyThing(email, data), ...photos];
  });
  return things.flat();
};

const brokers = async (url: string, token: string, q: string): Promise<Thing[]> => {
  const rows = await everyPage((page) => ask(url, listBrokers, { query: pageOf(page, q) }, token));
  return limitConcurrency(rows, async (row) =>
    brokerThing(row, row.photo === null ? null : await shownAt(url + row.photo)),
  );
};

const sitesOf = async (url: string, { email, token }: TestBroker): Promise<Thing[]> => {
  const { data } = await ask(url, listMySites, {}, token);
  return data.map((site) => siteThing(email, site));
};

/** All records as the API returns them. With `round`, only the records of that round, and the sites. */
export const readBack = async (url: string, accounts: TestAccounts, round?: number): Promise<Thing[]> => {
  const { operatorToken, asha, vikram } = accounts;
  const q = round === undefined ? '' : `r${round}w`;
  const parts = await Promise.all([
    ...[asha, vikram].flatMap((staff) => [leadsOf(url, staff, q), propertiesOf(url, staff, q), sitesOf(url, staff)]),
    mainLeads(url, operatorToken, q),
    brokers(url, operatorToken, q),
  ]);
  return parts.flat();
};
