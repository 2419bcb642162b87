import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Engine } from '#server/db/database.ts';
import { brokers } from '#server/db/schema/accounts.ts';
import { media } from '#server/db/schema/properties.ts';
import { photoKey, photoKeys, photoNameIn } from '#server/media/names.ts';
import { figuresNotCounted } from '#server/testing/figuresNotCounted.ts';
import type { Place } from '../support/place.ts';
import { withOwner } from './owner.ts';

/** The result of checking the stored data behind the API. */
export interface PartialWrites {
  /** Incomplete records. */
  readonly problems: readonly string[];
  /** Photo files without a row, which a kill between file and row leaves behind. Harmless. */
  readonly strayFiles: number;
}

// Each query counts one half of a transaction that is stored without the other.
const halves: readonly (readonly [string, SQL])[] = [
  [
    'brokers without a password',
    sql`select count(*)::int as n from brokers where not exists
      (select from credentials where role = 'broker' and account_id = brokers.id)`,
  ],
  [
    'passwords without their broker',
    sql`select count(*)::int as n from credentials where role = 'broker' and not exists
      (select from brokers where brokers.id = account_id)`,
  ],
  [
    'brokers without exactly one audit record of their creation',
    sql`select count(*)::int as n from brokers where 1 <>
      (select count(*) from audit where action = 'broker.created' and object_id = brokers.id)`,
  ],
  [
    'brokers without exactly one notification',
    sql`select abs((select count(*) from brokers) -
      (select count(*) from notifications where title = 'New broker'))::int as n`,
  ],
  [
    'main-website leads without exactly one notification',
    sql`select abs((select count(*) from leads where broker_id is null) -
      (select count(*) from notifications where title = 'New lead'))::int as n`,
  ],
  [
    "enquiries whose transaction did not ring the broker's bell once and ask for its mail once",
    sql`select count(*)::int as n from leads where consent_at is not null and (1, 1) <> (select
      (select count(*) from notifications n where n.kind = 'lead' and n.created_at = leads.created_at),
      (select count(*) from jobs where kind = 'notice' and data->>'kind' = 'lead' and jobs.created_at = leads.created_at))`,
  ],
  [
    'notifications of a lead, and mails that were asked for it, without their enquiry',
    sql`select count(*)::int as n from (select created_at from notifications where kind = 'lead' union all
      select created_at from jobs where kind = 'notice' and data->>'kind' = 'lead') told where not exists
      (select from leads where consent_at is not null and leads.created_at = told.created_at)`,
  ],
  [
    'mails of a lead more or less than were asked for',
    sql`select abs((select count(*) from jobs where kind = 'mail' and data->>'kind' = 'lead') -
      (select count(*) from jobs where kind = 'notice' and data->>'kind' = 'lead'))::int as n`,
  ],
  [
    'leads whose status is not the one last recorded',
    sql`select count(*)::int as n from leads join lateral (select detail->>'to' as status from audit
      where object_type = 'lead' and object_id = leads.id and action = 'lead.status_changed' order by id desc limit 1) last on true
      where last.status <> leads.status`,
  ],
  ['keys without their answer', sql`select count(*)::int as n from idempotency_keys where answer is null`],
  [
    'properties with more than one default photo',
    sql`select count(*)::int as n from (select property_id from media where is_primary group by 1 having count(*) > 1) twice`,
  ],
  [
    'figures of the reports that differ from a recount',
    sql`select count(*)::int as n from (${figuresNotCounted}) wrong`,
  ],
  ['pictures with two rows', sql`select (count(*) - count(distinct name))::int as n from media`],
];

const filesIn = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
};

const halvesIn = async (engine: Engine): Promise<string[]> => {
  const problems: string[] = [];
  for (const [what, query] of halves) {
    const counted = sql`(${query}) as counted`;
    const [row] = await engine.transaction((tx) => tx.select({ n: sql<number>`n` }).from(counted));
    if (row?.n !== 0) problems.push(`${row?.n} ${what}`);
  }
  return problems;
};

// The files that rows refer to.
const filesShown = (engine: Engine): Promise<string[]> =>
  engine.transaction(async (tx) => {
    const photos = await tx.select({ name: media.name }).from(media);
    const faces = await tx.select({ url: brokers.photo }).from(brokers).where(isNotNull(brokers.photo));
    const ofFaces = faces.map(({ url }) => photoKey(photoNameIn(url ?? '') ?? ''));
    return [...photos.flatMap(({ name }) => photoKeys(name)), ...ofFaces];
  });

/** Checks all stored data behind the API and its policies. The server must have ended. */
export const findPartialWrites = (place: Pick<Place, 'dataDir' | 'databaseUrl'>): Promise<PartialWrites> =>
  withOwner(place, async (engine) => {
    const [halved, shown] = [await halvesIn(engine), new Set(await filesShown(engine))];
    const there = new Set(await filesIn(path.join(place.dataDir, 'media')));
    const missing = [...shown].filter((file) => !there.has(file)).map((file) => `${file} has a row and no file`);
    return { problems: [...halved, ...missing], strayFiles: [...there].filter((file) => !shown.has(file)).length };
  });
