import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';

const firsts = sql`array['Aarav','Neha','Rohit','Kavita','Imran','Pooja','Vikram','Ishita','Sanjay','Meera','Anil','Farah','Gopal','Divya','Harsh','Lata','Manish','Nisha','Omkar','Priya','Ritu','Suresh','Tanvi']`;
const lasts = sql`array['Mathur','Agarwal','Bhatia','Joshi','Qureshi','Bansal','Rathore','Bhargava','Meena','Sharma','Khan','Verma','Gupta','Soni','Jain','Saxena','Choudhary','Pareek','Singhal']`;
const cities = sql`array['Jaipur','Jaipur','Jaipur','Ajmer','Jodhpur','Udaipur','Kota',null]`;
const homes = sql`array['3 BHK flat','Villa','Plot of 200 sq. yards','Builder floor','Office space']`;
const places = sql`array['Jagatpura','Vaishali Nagar','Ajmer Road','Mansarovar','Bani Park','Malviya Nagar','C-Scheme']`;
const statuses = sql`array['new','contacted','qualified','proposal','closed','lost']`;
const sources = sql`array['website','call','social_media','referral']`;

// Strides that are coprime to the lists' lengths, so that no two columns correlate.
const pick = (list: typeof firsts, stride: number) =>
  sql`(${list})[1 + (i * ${sql.raw(String(stride))}) % cardinality(${list})]`;

// Leads per statement: more would exceed the statement timeout.
const AT_ONCE = 20_000;

const addLeads = (tx: Tx, brokers: number, from: number, to: number) =>
  tx.execute(sql`insert into leads (broker_id, full_name, email, phone, city, property_interest, source, status, created_at)
    select case when i % 10 > 0 then (select min(id) from brokers where email like 'many-%') + (i * 31) % ${brokers}::int end,
      ${pick(firsts, 11)} || ' ' || ${pick(lasts, 7)}, case when i % 9 > 0 then 'lead-' || i || '@mail.example' end,
      '+91 55501 ' || lpad(i::text, 6, '0'), ${pick(cities, 5)},
      case when i % 10000 = 7 then 'Haveli' else ${pick(homes, 3)} end || ', ' || ${pick(places, 3)},
      ${pick(sources, 3)}, ${pick(statuses, 5)}, now() - i * interval '7 minutes'
    from generate_series(${from}::int, ${to}::int) i`);

/** Drops the trigram indexes while `work` adds rows, because rebuilding them takes a fraction of the time. */
const withoutTrigrams = async (tx: Tx, work: () => Promise<void>): Promise<void> => {
  const { rows } = (await tx.execute(
    sql`select indexname as name, indexdef as made from pg_indexes where indexname in ('leads_search', 'leads_main_search', 'brokers_search')`,
  )) as { rows: { name: string; made: string }[] };
  for (const { name } of rows) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  await work();
  for (const { made } of rows) await tx.execute(sql.raw(made));
};

/**
 * Adds brokers and leads, every tenth lead for the main website. All differ from each other, and are the same in each
 * run. One lead in ten thousand is about a "Haveli". Run it as the owner, and `analyze` afterwards.
 */
export const addManyRows = (tx: Tx, counts: { readonly brokers: number; readonly leads: number }): Promise<void> =>
  withoutTrigrams(tx, async () => {
    await tx.execute(sql`insert into brokers (full_name, email, phone, license_no, status)
      select ${pick(firsts, 7)} || ' ' || ${pick(lasts, 5)}, 'many-' || i || '@broker.example',
        '+91 55502 ' || lpad(i::text, 5, '0'), 'SAMPLE/RAJ/' || i,
        case when i % 10 < 7 then 'active' when i % 10 < 9 then 'pending' else 'suspended' end
      from generate_series(1, ${counts.brokers}::int) i`);
    for (let from = 1; from <= counts.leads; from += AT_ONCE) {
      await addLeads(tx, counts.brokers, from, Math.min(from + AT_ONCE - 1, counts.leads));
    }
  });
