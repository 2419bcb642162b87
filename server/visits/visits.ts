import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Tx } from '../db/database.ts';
import { visits } from '../db/schema/sites.ts';
import { indiaDay } from '../lib/indiaDay.ts';
import { VISITS_STORED_AT_ONCE } from '../limits/jobs.ts';

/** The site of the platform's own pages, in place of a slug. */
export const OF_PLATFORM = '';

/** Counts page views, without any data about the visitors. */
export interface Visits {
  /**
   * Counts an opened page that exists, of a site or `OF_PLATFORM`, in memory, without waiting. Ignores crawlers and
   * pages that a browser prefetches.
   */
  count(request: FastifyRequest, site: string, page: string): void;
  /** Adds the counts to the database. Counts that could not be stored are kept for the next time. */
  store(): Promise<void>;
}

const CRAWLER = /bot\b|crawl|spider|slurp|headless/i;

const isVisit = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && !('sec-purpose' in headers) && !CRAWLER.test(headers['user-agent'] ?? '');

const add = (tx: Tx, rows: readonly { day: string; site: string; page: string; views: number }[]) =>
  tx
    .insert(visits)
    .values([...rows])
    .onConflictDoUpdate({
      target: [visits.site, visits.day, visits.page],
      set: { views: sql`${visits.views} + excluded.views` },
    });

/** Creates a counter that stores into a database. */
export const countVisits = (db: Database, now: () => number = Date.now): Visits => {
  let counted = new Map<string, number>();
  const note = (key: string, views: number) => counted.set(key, (counted.get(key) ?? 0) + views);
  return {
    count: (request, site, page) => {
      // The key contains the day, so that counts stored after midnight still belong to the previous day.
      if (isVisit(request)) note(`${indiaDay(now())} ${site} ${page}`, 1);
    },
    store: async () => {
      // Always in the same order, so that two processes cannot deadlock.
      const taken = [...counted].toSorted(([one], [other]) => (one < other ? -1 : 1));
      counted = new Map();
      const rows = taken.map(([key, views]) => {
        const [day = '', site = '', page = ''] = key.split(' ');
        return { day, site, page, views };
      });
      for (let at = 0; at < rows.length; at += VISITS_STORED_AT_ONCE) {
        try {
          await db.asSystem((tx) => add(tx, rows.slice(at, at + VISITS_STORED_AT_ONCE)));
        } catch (error) {
          for (const [key, views] of taken.slice(at)) note(key, views);
          throw error;
        }
      }
    },
  };
};
