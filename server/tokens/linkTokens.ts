import { createHash, randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database.ts';

/** A new token for a link in a mail: 256 random bits. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of such a token: its SHA-256, in hex. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates a token, and adds its hash to a column of hashes where `isOpen`. Undefined if no row is. */
export const issueToken = async (tx: Tx, hashes: PgColumn, isOpen: SQL | undefined): Promise<string | undefined> => {
  const token = newLinkToken();
  const added = sql`${sql.identifier(hashes.name)} = array_append(${hashes}, ${linkTokenHash(token)})`;
  const { rows } = (await tx.execute(sql`update ${hashes.table} set ${added} where ${isOpen} returning 1`)) as {
    rows: unknown[];
  };
  return rows.length > 0 ? token : undefined;
};
