import { addBrokers, asOwner } from './onPostgres.ts';

/** A broker whose lists are measured: the id, and the number of leads and of users. */
export interface BrokerRows {
  readonly broker: number;
  readonly rows: number;
}

/**
 * Fills an empty, migrated database with the measured brokers, and others of 100 leads and 100 users each. The rows
 * are interleaved, so that each broker's rows are scattered among the others'.
 */
export const fillBrokerRows = async (
  url: string,
  brokers: number,
  brokerRows: readonly BrokerRows[],
): Promise<void> => {
  const measured = brokerRows.map(({ broker, rows }) => `select ${broker}, n from generate_series(1, ${rows}) n`);
  const others = `select b, n from generate_series(${brokerRows.length + 1}, ${brokers}) b, generate_series(1, 100) n`;
  const rows = `(${[...measured, others].join(' union all ')}) d (broker, n) order by n % 100, broker`;
  const person = `'Person ' || n || ' of Jagatpura', 'person' || n || '.' || broker || '@mail.example',
    '+91 55501 ' || 10000 + n`;
  await asOwner(url, async (client) => {
    await addBrokers(client, brokers);
    await client.query(`insert into users (broker_id, full_name, email, phone, status)
      select broker, ${person}, case when n % 9 = 0 then 'inactive' else 'active' end from ${rows}`);
    await client.query(`insert into leads
        (broker_id, full_name, email, phone, city, property_interest, source, status, created_at)
      select broker, ${person}, 'Jaipur', '3 BHK flat near Akshaya Patra Temple, Jagatpura', 'website',
        (array['new', 'contacted', 'qualified', 'proposal', 'closed', 'lost'])[1 + n % 6],
        now() - n * interval '7 minutes' from ${rows}`);
  });
};
