// npm run bench -- import
// An import of 20,000 leads, in the process that answers calls, with 100,000 leads of 1,000 brokers on PostgreSQL: how
// long the dry run and the import take (goal: 60 s together), and how much longer other brokers' calls take meanwhile
// (95th percentile; goal: at most twice as long). Uses the PostgreSQL at TEST_DATABASE_URL, or starts one.

import { setTimeout } from 'node:timers/promises';
import { MAX_IMPORTED_ROWS } from '#contract/leads/file/leadFile.ts';
import { openSession } from '#server/http/session.ts';
import { runDueJobs } from '#server/jobs/worker.ts';
import { addRows } from '#server/leads/import/importJob.ts';
import { percentile, sayWhether, timeOf } from './support/figures.ts';
import { addBrokers, ask, asOwner, atNewPlace, onPostgres, type Place } from './support/onPostgres.ts';

const BROKERS = 1_000;
const LEADS_EACH = 100;
const GOAL_S = 60;
const GOAL_RATIO = 2;
/** The pause between two calls of the other brokers: about twenty calls a second. */
const EVERY_MS = 50;

const fill = ({ url }: Place): Promise<void> =>
  asOwner(url, async (client) => {
    await addBrokers(client, BROKERS);
    await client.query(`insert into leads (broker_id, full_name, email, phone, phone_e164, city, source, status)
      select b, 'Person ' || n, 'person' || n || '.' || b || '@mail.example', p.phone, '+91' || p.phone, 'Jaipur', 'website', 'new'
      from generate_series(1, ${LEADS_EACH}) n, generate_series(1, ${BROKERS}) b,
        lateral (select (9800000000 + n * 1000 + b)::text as phone) p`);
  });

const file = () => {
  const rows = Array.from(
    { length: MAX_IMPORTED_ROWS },
    (_, nth) =>
      `Person ${nth},0${9_700_000_000 + nth},person${nth}@mail.example,Jaipur,"3 BHK flat, near Akshaya Patra Temple",Facebook`,
  );
  return `Name,Mobile,Mail id,Town,Requirement,Source\n${rows.join('\n')}`;
};

const send = async ({ http }: Place, token: string, isDry: boolean): Promise<void> => {
  const boundary = 'between-the-parts';
  const part = (disposition: string, text: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`;
  const answer = await http.inject({
    method: 'POST',
    url: '/api/leads/broker/import',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${part('name="dry_run"', String(isDry))}${part('name="file"; filename="leads.csv"', file())}--${boundary}--\r\n`,
  });
  if (answer.statusCode >= 300) throw new Error(`It answered ${answer.statusCode}: ${answer.payload}`);
};

/** The times of other brokers' calls while `work` runs, in milliseconds. */
const callsDuring = async (
  place: Place,
  tokens: readonly string[],
  work: () => Promise<unknown>,
): Promise<number[]> => {
  const times: number[] = [];
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  for (let nth = 0; !isOver; nth += 1) {
    const token = tokens[nth % tokens.length] ?? '';
    const url = nth % 2 ? '/api/leads/broker' : '/api/leads/broker/today';
    times.push(await timeOf(() => ask(place, token, url)));
    await setTimeout(EVERY_MS);
  }
  await working;
  return times;
};

const measure = async (place: Place): Promise<boolean> => {
  await fill(place);
  const tokenOf = (broker: number) => place.db.asSystem((tx) => openSession(tx, 'broker', broker, false));
  const importer = await tokenOf(1);
  const others: string[] = [];
  for (let broker = 2; broker <= 20; broker += 1) others.push(await tokenOf(broker));
  await callsDuring(place, others, () => setTimeout(2_000));
  const alone = percentile(await callsDuring(place, others, () => setTimeout(5_000)), 0.95);
  let seconds = 0;
  const meanwhile = await callsDuring(place, others, async () => {
    const took = await timeOf(async () => {
      await send(place, importer, true);
      await send(place, importer, false);
      await runDueJobs({ db: place.db, handlers: { lead_import: addRows(place.db) } });
    });
    seconds = took / 1_000;
  });
  const busy = percentile(meanwhile, 0.95);
  sayWhether(
    seconds <= GOAL_S,
    `${MAX_IMPORTED_ROWS} rows: ${seconds.toFixed(1)} s, ${(seconds / GOAL_S).toFixed(2)} of the goal`,
  );
  const ratio = busy / alone;
  sayWhether(
    ratio <= GOAL_RATIO,
    `other calls: ${alone.toFixed(1)} ms alone, ${busy.toFixed(1)} ms meanwhile, ${ratio.toFixed(1)} times (${meanwhile.length} calls)`,
  );
  return seconds <= GOAL_S && ratio <= GOAL_RATIO;
};

process.exitCode = (await onPostgres(() => atNewPlace(measure))) ? 0 : 1;
