import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Database, databaseOver } from './database.ts';

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(db|testing)[/\\]/.test(file))
  .map((file) => path.join('server', file));

// How a query could escape its scope: another role or scope, or raw SQL.
const leaving =
  /set_config|\bset\s+(local\s+|session\s+)?(role|session)|reset\s+role|\bapp\.(scope|broker_id|slug|user_id)\b|sql\.raw/i;

test('outside server/db no query changes its role or scope, or contains raw text', () => {
  expect(sources.length).toBeGreaterThan(40);
  expect(sources.filter((file) => leaving.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(leaving.test("sql`select set_config('role', 'postgres', true)`")).toBe(true);
  expect(leaving.test('sql.raw(column)')).toBe(true);
});

test('a database has its ways only', () => {
  const db: Database = databaseOver({ name: 'pglite', transaction: () => Promise.reject(), close: async () => {} });
  expect(Object.keys(db).toSorted()).toEqual([
    'asEnquirer',
    'asOperator',
    'asPrivacy',
    'asPublic',
    'asSeeker',
    'asSystem',
    'asVisitor',
    'close',
    'connections',
    'engine',
    'withTenant',
  ]);
});
