import { sql } from 'drizzle-orm';
import { defaultSettings, type Settings } from '#contract/settings.ts';
import type { Tx } from '../db/database.ts';
import { settings } from '../db/schema/platform.ts';

/** The platform's settings: those that the operator changed, and defaults for the others. */
export const readSettings = async (tx: Tx, defaults: Settings = defaultSettings): Promise<Settings> => {
  const rows = await tx.select({ name: settings.name, value: settings.value }).from(settings);
  return { ...defaults, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
};

/**
 * Stores some settings; the others stay unchanged. Returns those that changed, by name, with their old and new values.
 */
export const changeSettings = async (tx: Tx, given: Partial<Settings>, defaults?: Settings) => {
  const before: Readonly<Record<string, unknown>> = await readSettings(tx, defaults);
  const changes = Object.entries(given).flatMap(([name, to]) =>
    to === undefined || to === before[name] ? [] : [{ name, from: before[name], to }],
  );
  for (const { name, to } of changes) {
    // As JSON, so that null can be stored as a value.
    const value = sql`${JSON.stringify(to)}::jsonb`;
    await tx
      .insert(settings)
      .values({ name, value })
      .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value`, updatedAt: sql`now()` } });
  }
  return changes;
};
