import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, test } from 'vitest';
import { migrationsFolder } from './migrate';
import { pgliteExtensions } from './pglite';

test('who may only make things here, and is no superuser, can migrate, and take the application’s role', async () => {
  const client = await PGlite.create({ extensions: await pgliteExtensions() });
  try {
    await client.exec(`create role plain login createrole; grant create on database postgres to plain;
      grant create on schema public to plain; set session authorization plain;`);
    await migrate(drizzle(client), { migrationsFolder });
    await client.exec('set role nivaas_app');
    expect((await client.query('select current_user::text as name')).rows).toEqual([{ name: 'nivaas_app' }]);
    await client.exec('reset role; set role nivaas_operator');
    expect((await client.query('select * from leads')).rows).toEqual([]);
  } finally {
    await client.close();
  }
});
