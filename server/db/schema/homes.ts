import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The id of a transaction, which never repeats. */
const transaction = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The transaction that last wrote the row: lets a reader find what changed since its last look. */
const changed = () => transaction('changed').notNull().default(sql`pg_current_xact_id()`);

/**
 * The homes that visitors see: a row exists exactly while its home is live and its broker active. Triggers of
 * `properties`, `media` and `brokers` ensure that (migration 0003_search_homes), so that no writer can forget to. It
 * contains only public data, so all may read it.
 */
export const searchHomes = pgTable(
  'search_homes',
  {
    id: integer('id').primaryKey(),
    brokerId: integer('broker_id').notNull(),
    /** Lower-case, with line breaks between the fields. */
    words: text('words').notNull(),
    photos: integer('photos').notNull().default(0),
    changed: changed(),
  },
  (table) => [
    index('search_homes_words').using('gin', table.words.op('gin_trgm_ops')).with({ fastupdate: false }),
    index('search_homes_changed').on(table.changed),
    index('search_homes_broker').on(table.brokerId),
  ],
);

/** The homes that visitors could once see and no longer can. */
export const goneHomes = pgTable(
  'gone_homes',
  {
    id: integer('id').primaryKey(),
    brokerId: integer('broker_id').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
    changed: changed(),
  },
  (table) => [index('gone_homes_changed').on(table.changed)],
);
