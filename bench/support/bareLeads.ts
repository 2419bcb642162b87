// A process of bench/peers.ts: a bare Fastify handler with the SQL of a broker's calls about leads, in the same
// transactions, with a pool of the same size. Without sessions, roles, policies, validation, schemas, limits, headers
// and logging.

import Fastify from 'fastify';
import pg from 'pg';
import { DATABASE_POOL_SIZE } from '#server/limits/server.ts';

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: DATABASE_POOL_SIZE,
  // The product's settings, for the same query plans.
  options: '-c seq_page_cost=0.2 -c random_page_cost=0.01',
});

interface Row {
  readonly id: number;
  readonly broker_id: number;
  readonly email_key: string;
  readonly phone: string;
  readonly phone_e164: string;
  readonly status: string;
}

const COLUMNS = `id, broker_id, full_name, email, email_key, phone, phone_e164, city, property_interest, property_id, source, status,
  message, assigned_to, consent_version, consent_at, later_consents, follow_up_at, follow_up_kind, follow_up_text, last_event_at,
  first_contact_at, privacy, created_at, updated_at, search`;
const ORDER = 'order by broker_id desc, created_at desc, id desc limit 20';

const inTransaction = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const answer = await work(client);
    await client.query('commit');
    return answer;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

const listOf = (values: readonly unknown[]) => values.map((_, at) => `$${at + 1}`).join(', ');

const withDuplicates = async (client: pg.PoolClient, rows: readonly Row[]) => {
  if (rows.length === 0) return [];
  const [phones, emails] = [rows.map((row) => row.phone_e164), rows.map((row) => row.email_key)];
  const compared = 'select id, broker_id, phone, phone_e164, email_key from leads where';
  const byPhone = await client.query<Row>(
    `${compared} case when phone_e164 is null then phone else phone_e164 end in (${listOf(phones)})`,
    phones,
  );
  const byEmail = await client.query<Row>(`${compared} email_key in (${listOf(emails)})`, emails);
  const others = [...byPhone.rows, ...byEmail.rows];
  return rows.map((row) => {
    const same = others.filter(
      ({ id, phone_e164, email_key }) =>
        id !== row.id && (phone_e164 === row.phone_e164 || email_key === row.email_key),
    );
    return { ...row, duplicates: new Set(same.map(({ id }) => id)).size };
  });
};

const audit = (client: pg.PoolClient, broker: number, action: string, id: number | null, detail: object) =>
  client.query(
    `insert into audit (actor_role, actor_id, action, object_type, object_id, address, request_id, detail)
      values ('broker', $1, $2, $3, $4, '127.0.0.1', null, $5)`,
    [broker, action, id && 'lead', id, detail],
  );

const addEvent = async (client: pg.PoolClient, { id, broker_id }: Row, kind: string, detail: object) => {
  await client.query(
    `insert into lead_events (lead_id, broker_id, kind, actor_role, actor_id, detail) values ($1, $2, $3, 'broker', $2, $4)`,
    [id, broker_id, kind, detail],
  );
  await client.query('update leads set last_event_at = now() where id = $1', [id]);
};

const noteSeen = (client: pg.PoolClient, id: number, column: 'seen_at' | 'answered_at') =>
  client.query(`update seeker_enquiries set ${column} = now() where lead_id = $1 and ${column} is null`, [id]);

const http = Fastify();
type Asked = { Querystring: { broker: number; q?: string }; Params: { id: number }; Body: Record<string, string> };

http.get<Asked>('/leads', ({ query: { broker, q } }) =>
  inTransaction(async (client) => {
    let total = 0;
    let rows: Row[] = [];
    if (q === undefined) {
      const counted = await client.query('select count(*) from leads where broker_id = $1', [broker]);
      total = Number(counted.rows[0].count);
      ({ rows } = await client.query<Row>(`select ${COLUMNS} from leads where broker_id = $1 ${ORDER}`, [broker]));
    } else {
      const where = 'broker_id = $1 and search like lower($2)';
      const found = await client.query<{ id: number; total: number }>(
        `select id, (count(*) over ())::int as total from leads where ${where} ${ORDER}`,
        [broker, `%${q}%`],
      );
      total = found.rows[0]?.total ?? 0;
      const ids = found.rows.map(({ id }) => id);
      const theirs = ids.map((_, at) => `$${at + 3}`).join(', ') || 'null';
      ({ rows } = await client.query<Row>(
        `select ${COLUMNS} from leads where ${where} and id in (${theirs}) ${ORDER}`,
        [broker, `%${q}%`, ...ids],
      ));
    }
    const data = await withDuplicates(client, rows);
    await audit(client, broker, 'lead.viewed', null, { ids: rows.map(({ id }) => id) });
    return { data, meta: { total } };
  }),
);

http.get<Asked>('/leads/:id', ({ params: { id }, query: { broker } }) =>
  inTransaction(async (client) => {
    const { rows } = await client.query<Row>(`select ${COLUMNS} from leads where id = $1 and broker_id = $2`, [
      id,
      broker,
    ]);
    await audit(client, broker, 'lead.viewed', null, { ids: [id] });
    await noteSeen(client, id, 'seen_at');
    return { data: (await withDuplicates(client, rows))[0] };
  }),
);

http.post<Asked>('/leads', ({ query: { broker }, body }) =>
  inTransaction(async (client) => {
    await client.query('select pg_advisory_xact_lock(1, $1)', [broker]);
    await client.query('select status, quotas from brokers where id = $1', [broker]);
    await client.query(
      `select greatest(0, count(*) - (select coalesce(sum(added), 0) from lead_imports
          where broker_id = $1 and created_at > now() - interval '24 hours'))
        from leads where broker_id = $1 and created_at > now() - interval '24 hours' and consent_at is null`,
      [broker],
    );
    const { rows } = await client.query<Row>(
      `insert into leads (broker_id, full_name, email, phone, phone_e164, city, property_interest, source, status)
        values ($1, $2, $3, $4, $5, $6, $7, 'website', 'new') returning ${COLUMNS}`,
      [broker, body.full_name, body.email, body.phone, `+91${body.phone}`, body.city, body.property_interest],
    );
    const [data] = await withDuplicates(client, rows);
    if (!data) throw new Error('Nothing was added');
    await audit(client, broker, 'lead.created', data.id, { status: data.status });
    await addEvent(client, data, 'created', { source: 'website' });
    return { data };
  }),
);

http.patch<Asked>('/leads/:id', ({ params: { id }, query: { broker }, body: { status } }) =>
  inTransaction(async (client) => {
    const before = await client.query<Row>(`select ${COLUMNS} from leads where id = $1 and broker_id = $2 for update`, [
      id,
      broker,
    ]);
    const { rows } = await client.query<Row>(
      `update leads set status = $1, updated_at = greatest(now(), updated_at + interval '1 millisecond') where id = $2
        returning ${COLUMNS}`,
      [status, id],
    );
    const [row] = rows;
    if (!row) throw new Error('There is no such lead');
    await noteSeen(client, id, 'seen_at');
    if (status !== 'new') await noteSeen(client, id, 'answered_at');
    const detail = { from: before.rows[0]?.status, to: status };
    await audit(client, broker, 'lead.status_changed', row.id, detail);
    await addEvent(client, row, 'status', detail);
    const now = await client.query<Row>(`select ${COLUMNS} from leads where id = $1`, [id]);
    return { data: (await withDuplicates(client, now.rows))[0] };
  }),
);

process.stdout.write(`${await http.listen({ host: '127.0.0.1', port: 0 })}\n`);
