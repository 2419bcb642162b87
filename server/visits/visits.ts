import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Tx } from '../db/database.ts';
import { visits } from '../db/schema/sites.ts';
import { indiaDay } from '../lib/indiaDay.ts';
import { VISITS_STORED_AT_ONCE } from '../limits/visits.ts';

/** What stands for a site's slug where a page is one of the platform's own. */
export const OF_PLATFORM = '';

/** Counts how often visitors open pages, without anything about who they are. */
export interface Visits {
  /** Counts an opened page that exists, of a site or `OF_PLATFORM`, in memory: it takes no time. Crawlers and what a browser loads ahead do not count. */
  count(request: FastifyRequest, site: string, page: string): void;
  /** Adds what was counted to the database. What could not be stored is kept for the next time. */
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

/** Counts over a database. */
export const countVisits = (db: Database, now: () => number = Date.now): Visits => {
  let counted = new Map<string, number>();
  const note = (key: string, views: number) => counted.set(key, (counted.get(key) ?? 0) + views);
  return {
    count: (request, site, page) => {
      // With the day: what is stored late, after midnight, still counts for the day before.
      if (isVisit(request)) note(`${indiaDay(now())} ${site} ${page}`, 1);
    },
    store: async () => {
      // In one order, so that two processes never wait for each other.
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
