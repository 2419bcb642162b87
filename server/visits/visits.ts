import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Tx } from '../db/database.ts';
import { today } from '../db/indiaDays.ts';
import { visits } from '../db/schema/sites.ts';
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

const add = (tx: Tx, rows: readonly { site: string; page: string; views: number }[]) =>
  tx
    .insert(visits)
    .values(rows.map((row) => ({ ...row, day: today })))
    .onConflictDoUpdate({
      target: [visits.site, visits.day, visits.page],
      set: { views: sql`${visits.views} + excluded.views` },
    });

/** Counts over a database. */
export const countVisits = (db: Database): Visits => {
  let counted = new Map<string, number>();
  const note = (key: string, views: number) => counted.set(key, (counted.get(key) ?? 0) + views);
  return {
    count: (request, site, page) => {
      if (isVisit(request)) note(`${site} ${page}`, 1);
    },
    store: async () => {
      const taken = [...counted];
      counted = new Map();
      // In one order, so that two processes never wait for each other.
      const rows = taken
        .map(([key, views]) => {
          const [site = '', page = ''] = key.split(' ');
          return { site, page, views };
        })
        .toSorted((one, other) => (`${one.site} ${one.page}` < `${other.site} ${other.page}` ? -1 : 1));
      for (let at = 0; at < rows.length; at += VISITS_STORED_AT_ONCE) {
        try {
          await db.asSystem((tx) => add(tx, rows.slice(at, at + VISITS_STORED_AT_ONCE)));
        } catch (error) {
          for (const { site, page, views } of rows.slice(at)) note(`${site} ${page}`, views);
          throw error;
        }
      }
    },
  };
};
