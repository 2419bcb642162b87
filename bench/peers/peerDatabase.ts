import { asOwner } from '../support/onPostgres.ts';
import { LEADS, leadRows } from './leads.ts';

/** Returns a function that makes JSON calls to a server, and throws unless they succeed. */
export const jsonCall =
  (url: string, token?: string) =>
  async <T>(method: string, path: string, body: object): Promise<T> => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  };

/**
 * Adds the leads to another product's `leads` table, with the indexes and planner costs that make Nivaas' calls fast.
 */
export const fillPeer = (url: string, insert: string): Promise<void> =>
  asOwner(url, async (client) => {
    await client.query(`${insert} from (${leadRows}) l`);
    await client.query(`select setval(pg_get_serial_sequence('leads', 'id'), ${LEADS})`);
    await client.query('create index leads_newest on leads (broker_id, created_at, id, status, full_name)');
    await client.query('create index leads_of_status on leads (broker_id, status, created_at, id)');
    const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
    for (const cost of ['seq_page_cost = 0.2', 'random_page_cost = 0.01'])
      await client.query(`alter database ${rows[0]?.name} set ${cost}`);
  });
