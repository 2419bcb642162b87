import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, test } from 'vitest';
import { migrationsFolder } from './migrate';

test('an owner that is no superuser creates the role and may take it', async () => {
  const client = await PGlite.create();
  try {
    await client.exec(`create role plain login createrole; alter database postgres owner to plain;
      alter schema public owner to plain; set session authorization plain;`);
    await migrate(drizzle(client), { migrationsFolder });
    await client.exec('set role nivaas_app');
    expect((await client.query('select current_user::text as name')).rows).toEqual([{ name: 'nivaas_app' }]);
  } finally {
    await client.close();
  }
});
