import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { jobs } from '#server/db/schema/jobs.ts';
import { savedHomes, savedSearches, searchMatches, seekerAlerts } from '#server/db/schema/seekers.ts';
import type { FreshIndex } from '#server/homes/index/loadHomes.ts';
import { readRows } from '#server/homes/rows.ts';
import type { JobHandler } from '#server/jobs/worker.ts';
import { HOMES_IN_MAIL } from '#server/limits/homes.ts';
import { addMail, type FoundHomes, type MailedHome } from '#server/mail/mailJobs.ts';
import { stillMatching } from './stillMatching.ts';

type Search = Pick<typeof savedSearches.$inferSelect, 'id' | 'userId' | 'name' | 'query' | 'alert'>;

/** The dependencies for sending alerts. */
interface AlertContext {
  readonly db: Database;
  readonly index: FreshIndex;
}

/** Homes in the format of mails, by id; homes that visitors cannot see are left out. */
const mailed = async (db: Database, ids: readonly number[]): Promise<Map<number, MailedHome>> => {
  const rows = await db.asVisitor((tx) => readRows(tx, ids));
  return new Map(
    rows.map((row) => {
      const { id, path, locality, city, expected_price } = row;
      const place = [locality, city].filter(Boolean).join(', ');
      return [id, { title: propertyTitle(row), place, price: expected_price || null, path }];
    }),
  );
};

const personOf = async (tx: Tx, userId: number) => {
  const [person] = await tx
    .select({ to: users.email, name: users.fullName })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'active')));
  return person && { ...person, role: 'user' as const, accountId: userId };
};

/** The matches of searches that were not mailed yet and still match. */
const unnotifiedOf = async ({ db, index }: AlertContext, searches: readonly Search[]) => {
  if (searches.length === 0) return [];
  const unnotified = await db.asSystem((tx) =>
    tx
      .select({ search: searchMatches.searchId, home: searchMatches.homeId, query: savedSearches.query })
      .from(searchMatches)
      .innerJoin(savedSearches, eq(savedSearches.id, searchMatches.searchId))
      .where(
        and(
          inArray(
            searchMatches.searchId,
            searches.map(({ id }) => id),
          ),
          eq(searchMatches.notified, false),
        ),
      )
      .orderBy(desc(searchMatches.at), desc(searchMatches.homeId)),
  );
  return stillMatching(db, index, unnotified);
};

/** Marks matches as notified; returns those that were not before. */
const markNotified = async (tx: Tx, unnotified: readonly { search: number; home: number }[]): Promise<Set<string>> => {
  const given = sql`(select * from jsonb_to_recordset(${JSON.stringify(unnotified)}::jsonb) as g(search integer, home integer)) g`;
  const { rows } = (await tx.execute(sql`
    update ${searchMatches} m set told = true from ${given}
    where m.search_id = g.search and m.home_id = g.home and not m.told
    returning m.search_id as search, m.home_id as home`)) as unknown as { rows: { search: number; home: number }[] };
  return new Set(rows.map(({ search, home }) => `${search} ${home}`));
};

/**
 * Finds what a person's searches found and no mail has named yet. Returns a function that marks these matches as
 * notified and adds the mail; undefined if there are none.
 */
const sendSearchAlerts = async (
  context: AlertContext,
  searches: readonly Search[],
  order: (found: readonly FoundHomes[]) => Parameters<typeof addMail>[1] | undefined,
) => {
  const unnotified = await unnotifiedOf(context, searches);
  if (unnotified.length === 0) return undefined;
  const homes = await mailed(context.db, [...new Set(unnotified.map(({ home }) => home))]);
  return async (tx: Tx) => {
    // A home that has just been hidden stays unnotified until it is back, like one that no longer matches.
    const notified = await markNotified(
      tx,
      unnotified.filter(({ home }) => homes.has(home)),
    );
    const found = searches.flatMap(({ id, name, query }) => {
      const own = unnotified.flatMap(({ search, home }) =>
        search === id && notified.has(`${search} ${home}`) ? (homes.get(home) ?? []) : [],
      );
      return own.length > 0 ? [{ name, query, homes: own.slice(0, HOMES_IN_MAIL), total: own.length }] : [];
    });
    const mail = found.length > 0 ? order(found) : undefined;
    if (mail) await addMail(tx, mail);
  };
};

/** The job: mails what a search that alerts at once has found. */
export const sendSearchAlert =
  (context: AlertContext): JobHandler =>
  async (data) => {
    const searchId = Number(data.search);
    const { search, person } = await context.db.asSystem(async (tx) => {
      const [row] = await tx.select().from(savedSearches).where(eq(savedSearches.id, searchId));
      return { search: row, person: row && (await personOf(tx, row.userId)) };
    });
    if (!search || !person || search.alert !== 'at_once') return undefined;
    return sendSearchAlerts(
      context,
      [search],
      ([found]) => found && { kind: 'saved_search', ...person, searchId, found },
    );
  };

/** Queues the morning mail of each person whose daily searches have found something. */
export const askForDailyAlerts = (db: Database): Promise<void> =>
  db.asSystem(async (tx) => {
    // A single statement, whose duration hardly depends on the number of people.
    await tx.execute(sql`
      insert into ${jobs} (kind, data)
      select 'daily_alert', jsonb_build_object('user', f.user_id)
      from (
        select distinct s.user_id from ${savedSearches} s join ${searchMatches} m on m.search_id = s.id
        where s.alert = 'daily' and not m.told
      ) f`);
  });

/** The job: mails what a person's daily searches have found since the last morning. */
export const sendDailyAlerts =
  (context: AlertContext): JobHandler =>
  async (data) => {
    const userId = Number(data.user);
    const { searches, person } = await context.db.asSystem(async (tx) => ({
      searches: await tx
        .select()
        .from(savedSearches)
        .where(and(eq(savedSearches.userId, userId), eq(savedSearches.alert, 'daily')))
        .orderBy(desc(savedSearches.id)),
      person: await personOf(tx, userId),
    }));
    if (!person) return undefined;
    return sendSearchAlerts(context, searches, (found) => ({ kind: 'daily_searches', ...person, found }));
  };

/**
 * Lowers the prices that the person knows; returns the homes that became cheaper, with their prices when they were
 * saved.
 */
const lowerKnown = async (tx: Tx, userId: number, homes: ReadonlyMap<number, MailedHome>) => {
  const prices = [...homes].map(([home, { price }]) => ({ home, price }));
  const { rows } = (await tx.execute(sql`
    update ${savedHomes} s set known_price = n.price
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as n(home integer, price float8)
    where s.user_id = ${userId}::int and s.home_id = n.home and n.price < s.known_price and s.forgotten_at is null
    returning s.home_id as home, s.price_when_saved as before`)) as unknown as {
    rows: { home: number; before: number | null }[];
  };
  return rows;
};

/** The job: mails a person which of their saved homes became cheaper and still are. */
export const sendPriceAlerts =
  ({ db }: AlertContext): JobHandler =>
  async (data) => {
    const userId = Number(data.user);
    const ids = Array.isArray(data.homes) ? data.homes.map(Number) : [];
    const { person, wanted } = await db.asSystem(async (tx) => {
      const [choice] = await tx.select().from(seekerAlerts).where(eq(seekerAlerts.userId, userId));
      return { person: await personOf(tx, userId), wanted: choice?.priceDrops ?? true };
    });
    const now = await mailed(db, ids);
    return async (tx) => {
      // Also when no mail is wanted: a price that falls while these mails are off is not reported later.
      const fallen = await lowerKnown(tx, userId, now);
      const homes = fallen.flatMap(({ home, before }) => {
        const mail = now.get(home);
        return mail ? [{ ...mail, before }] : [];
      });
      if (person && wanted && homes.length > 0) await addMail(tx, { kind: 'price_drop', ...person, homes });
    };
  };
