// npm run bench -- alerts
// Home seekers' alerts on PostgreSQL: 10,000 saved searches of 1,000 people, and a day's 5,000 new or changed homes
// among 20,000 public ones; then the changes are reverted, and made again. The matches that the alerts record are
// compared with what `matchHomes` finds among all homes before and after. Goal: 60 s of one core for a day.
// Uses the PostgreSQL at TEST_DATABASE_URL, or starts one.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import { homesQuery } from '#contract/homes/query.ts';
import { searchHomes } from '#server/db/schema/homes.ts';
import { homeChanges, savedSearches, searchMatches } from '#server/db/schema/seekers.ts';
import { contains } from '#server/db/search.ts';
import { openHomes } from '#server/homes/homes.ts';
import type { FreshIndex } from '#server/homes/index/loadHomes.ts';
import { matchHomes } from '#server/homes/index/match.ts';
import { readSearchOf, termsOf } from '#server/homes/search.ts';
import { TRUSTED_MS } from '#server/limits/server.ts';
import { type Alerts, startAlerts } from '#server/seekers/alerts/alerts.ts';
import { median, say, sayWhether } from './support/figures.ts';
import {
  addHomes,
  addSearches,
  alertOf,
  BROKERS,
  change,
  changeOf,
  type Edit,
  type Home,
  homeOf,
  numbers,
  type Search,
  searchOf,
} from './support/fillAlerts.ts';
import { addBrokers, asOwner, atNewPlace, onPostgres, type Place } from './support/onPostgres.ts';

const HOMES = 20_000;
const PAUSED = 500;
const CHANGED = 2_500;
const NEW = 2_500;
const USERS = 1_000;
const SEARCHES = 10_000;
const SINGLE = 20;
const GOAL_S = 60;

/** Waits until the index must include every change made so far. */
const settled = () => pause(TRUSTED_MS + 100);

/** The homes that contain every word of a text. */
const homesWith = async ({ db }: Place, text: string): Promise<number[]> => {
  const conditions = termsOf(text).map((term) => sql`${searchHomes.words} like lower(${contains(term)}::text)`);
  const rows = await db.asVisitor((tx) =>
    tx
      .select({ id: searchHomes.id })
      .from(searchHomes)
      .where(and(...conditions)),
  );
  return rows.map(({ id }) => id);
};

/** The reference result: the homes that match each search now, found by searching all homes. */
const matching = async (place: Place, index: FreshIndex, searches: readonly Search[]): Promise<Int32Array[]> => {
  await settled();
  const now = await index();
  const texts = new Map<string, number[]>();
  const found: Int32Array[] = [];
  for (const search of searches) {
    const { asked, read } = readSearchOf(now, homesQuery.cast(search));
    const { text } = read;
    if (text && !texts.has(text)) texts.set(text, await homesWith(place, text));
    const { slots } = matchHomes(now, { ...asked, among: texts.get(text) });
    found.push(slots.map((slot) => now.columns.id[slot] as number));
  }
  return found;
};

/** The searches for which a mail was queued since the last call; marks the mails as sent. */
const mailedIn = async ({ url }: Place): Promise<Set<number>> => {
  const searches = new Set<number>();
  await asOwner(url, async (client) => {
    const { rows } = await client.query(
      `delete from jobs where kind = 'search_alert' returning (data ->> 'search')::integer as search`,
    );
    for (const { search } of rows) searches.add(search);
    await client.query(`update search_matches set told = true where not told and search_id = any ($1)`, [
      [...searches],
    ]);
  });
  return searches;
};

/** The matches that the alerts stored in the database, and the number of unprocessed changes. */
const notedIn = ({ db }: Place) =>
  db.asSystem(async (tx) => {
    const rows = await tx
      .select({ search: searchMatches.searchId, homes: sql<number[]>`array_agg(${searchMatches.homeId})` })
      .from(searchMatches)
      // Matches that existed when the search was saved have the search's time.
      .innerJoin(
        savedSearches,
        and(eq(savedSearches.id, searchMatches.searchId), gt(searchMatches.at, savedSearches.createdAt)),
      )
      .groupBy(searchMatches.searchId);
    return {
      homes: new Map(rows.map(({ search, homes }) => [search, new Set(homes)])),
      left: await tx.$count(homeChanges),
    };
  });

const lacking = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number =>
  [...one].filter((item) => !other.has(item)).length;

/** Tracks the expected matches with the reference result. Each call compares them, and returns whether they agree. */
const proof = async (place: Place, index: FreshIndex, searches: readonly Search[], ids: readonly number[]) => {
  const known = (await matching(place, index, searches)).map((homes) => new Set(homes));
  const told = new Map(ids.map((id) => [id, new Set<number>()]));
  return async (): Promise<boolean> => {
    const now = await matching(place, index, searches);
    const noted = await notedIn(place);
    const mails = new Set<number>();
    let [missing, tooMany, fresh] = [0, 0, 0];
    for (const [nth, id] of ids.entries()) {
      const homes = told.get(id) ?? new Set();
      const old = known[nth] ?? new Set();
      const come = (now[nth] ?? new Int32Array()).filter((home) => !old.has(home));
      for (const home of come) homes.add(home);
      for (const home of come) old.add(home);
      if (come.length > 0 && alertOf(nth) === 'at_once') mails.add(id);
      fresh += come.length;
      const there = noted.homes.get(id) ?? new Set();
      missing += lacking(homes, there);
      tooMany += lacking(there, homes);
    }
    const mailed = await mailedIn(place);
    const wrong = lacking(mails, mailed) + lacking(mailed, mails);
    const good = missing + tooMany + wrong + noted.left === 0;
    const found = `${missing} missing, ${tooMany} too many, ${wrong} searches mailed wrongly`;
    say(`${good ? 'ok  ' : 'BAD '} ${fresh} new matches: ${found}, ${noted.left} changes left`);
    return good;
  };
};

/** Runs the alerts: wall-clock and CPU time in seconds, and the longest block of the event loop in milliseconds. */
const costOf = async (alerts: Alerts) => {
  const resolution = 5;
  const delay = monitorEventLoopDelay({ resolution });
  const start = performance.now();
  const before = process.cpuUsage();
  delay.enable();
  await alerts.run();
  delay.disable();
  const { user, system } = process.cpuUsage(before);
  const held = Math.max(0, delay.max / 1e6 - resolution);
  return { clock: (performance.now() - start) / 1e3, cpu: (user + system) / 1e6, held };
};

const measure = async (place: Place): Promise<boolean> => {
  await asOwner(place.url, async (client) => {
    await addBrokers(client, BROKERS);
    await client.query(`insert into users (full_name, email)
      select 'Person ' || n, 'person' || n || '@mail.example' from generate_series(1, ${USERS}) n`);
  });
  const homes = numbers(HOMES + PAUSED).map((nth) => ({
    ...homeOf(nth),
    ...(nth >= HOMES && { status: 'paused' as const }),
  }));
  const known = [...(await addHomes(place, homes, 100))].sort(([one], [other]) => one - other);
  const { index } = openHomes(place.db);
  const alerts = startAlerts(place.db, index);
  await alerts.run();
  const searches = numbers(SEARCHES).map(searchOf);
  const ids = await addSearches(place, searches, SEARCHES / USERS);

  const nothing = ([id, { brokerId, title = null }]: (typeof known)[number]): Edit => ({ id, brokerId, to: { title } });
  await change(place, known.slice(0, 1).map(nothing));
  const first = await costOf(alerts);
  const agrees = await proof(place, index, searches, ids);
  say(
    `first run, which reads ${SEARCHES} searches: ${first.cpu.toFixed(2)} s of a core, held up ${first.held.toFixed(0)} ms`,
  );

  let good = true;
  const report = async (name: string) => {
    const { clock, cpu, held } = await costOf(alerts);
    const share = `${(cpu / GOAL_S).toFixed(3)} of the goal`;
    sayWhether(cpu <= GOAL_S, `${cpu.toFixed(2)} s of a core, ${share}, ${clock.toFixed(2)} s by the clock: ${name}`);
    say(`     ${held.toFixed(0)} ms at most in which nothing else went on`);
    good = (await agrees()) && cpu <= GOAL_S && good;
  };
  const edits = known
    .filter((_, nth) => nth >= HOMES || nth % (HOMES / (CHANGED - PAUSED)) === 0)
    .map(([id, home]) => ({ id, brokerId: home.brokerId, home, to: changeOf(id, home) }));
  const undone = edits.map(({ home, to, ...edit }): Edit => {
    const were = Object.keys(to).map((name) => [name, { status: 'live', ...home }[name as keyof Home]]);
    return { ...edit, to: Object.fromEntries(were) };
  });
  await change(place, edits);
  const added = await addHomes(
    place,
    numbers(NEW).map((nth) => homeOf(nth + HOMES + PAUSED)),
    1,
  );
  const half = [...added].slice(NEW / 2).map(([id, { brokerId }]) => ({ id, brokerId }));
  await report(`${CHANGED} changed homes, ${NEW} new ones`);
  await change(place, [...undone, ...half.map((home): Edit => ({ ...home, to: { status: 'paused' } }))]);
  await report('the changed ones as they were, half of the new ones hidden');
  await change(place, [...edits, ...half.map((home): Edit => ({ ...home, to: { status: 'live' } }))]);
  await report('the same changes again, all new ones shown');

  const single = async (name: string, edit: (nth: number) => Partial<Home>) => {
    const cost: number[] = [];
    for (const nth of numbers(SINGLE)) {
      const [id, { brokerId }] = known[nth * 10 + 3] as (typeof known)[number];
      await change(place, [{ id, brokerId, to: edit(nth) }]);
      await settled();
      cost.push((await costOf(alerts)).cpu * 1e3);
    }
    say(`${median(cost).toFixed(1)} ms of a core, median of ${SINGLE}: ${name}`);
    good = (await agrees()) && good;
  };
  await single('a home changes', (nth) => ({ expectedPrice: 1_000_000 * (nth + 2) }));
  await single('a home changes to a locality that is new', (nth) => ({ locality: `Nayagaon ${nth}` }));
  return good;
};

process.exitCode = (await onPostgres(() => atNewPlace(measure))) ? 0 : 1;
