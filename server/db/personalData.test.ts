import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { type KeptTable, keptTables } from './personalData.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./schema/*.ts', { eager: true });
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : []));

const isText = (type: string) => /^(text|jsonb)/.test(type);

test('every column of text of every table is listed, as about people or not', () => {
  const schema = tables.map(({ name, columns }) => [
    name,
    columns.flatMap((column) => (isText(column.getSQLType()) ? [column.name] : [])).toSorted(),
  ]);
  const listed = keptTables.map(({ table, personal = {}, other = [] }) => [
    table,
    [...Object.keys(personal), ...other].toSorted(),
  ]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(schema));
  expect(new Set(listed.map(([name]) => name)).size).toBe(listed.length);
});

const rowsOf = ({ personal = {} }: KeptTable) =>
  Object.entries(personal)
    .map(([column, what]) => `| \`${column}\` | ${what} |`)
    .join('\n');

const sectionOf = (table: KeptTable) => `### ${table.table}

- Why: ${table.why}.
- How long: ${table.kept}.

| Column | What |
| --- | --- |
${rowsOf(table)}
`;

const [about, without] = [true, false].map((isAbout) =>
  keptTables.filter(({ personal = {} }) => Object.keys(personal).length > 0 === isAbout),
);

// Made anew by `npx vitest run --project unit server/db/personalData.test.ts -u`.
test('docs/privacy.md says what the list says', async () => {
  const document = `# Personal data

What is kept about people, where, why and how long. Made from \`server/db/personalData.ts\`, which a test compares with the schema;
\`server/privacy/erasure.db.test.ts\` shows that nothing of it is left after an erasure.

## What a person can ask for

At \`/privacy/requests\`, with a link to the e-mail or a code to the phone as proof; the proven contact decides what is found:

- **A copy**: leads of all brokers and of the main website with their timelines, the account with what it keeps, and reports of homes, as
  JSON and CSV, by a link that works once within 24 hours. Of a lead that shows more than one person (an enquiry without the proven contact
  joined it, or it was merged with another one, also if that was undone) it holds the proven contact, the enquiries that came with it, and
  that there is more. Left out are the name, the other contact, city, interest, message, status, plan and who works it; consents; and notes,
  calls, visits, edits and enquiries of others. A lead that went into a merge under another contact is left out as a whole.
- **A correction** of name and city, with a note to those who hold the data.
- **An erasure**: the person of each lead is replaced by “Erased”; status, source and dates stay, so that figures stay. The account is erased
  with it, and the proven contact in every text, whoever wrote it. Names, and contacts that merely stand beside the proven one, may be anybody's:
  they go with the person's own leads, and stay elsewhere, such as for 24 hours in the limits of what they are sent. Of a lead that shows someone
  else, too (an enquiry with another contact joined it, or it was merged), only what came with the proven contact goes. An erased lead can no longer be changed.
  Other requests of the proven contact, and copies that were not fetched, end with it.
- **Withdrawal of consent**: the lead stays and says so; alerts by mail end, and no notification or mail reminds the broker of it.

A confirmed request is carried out by a job within a minute; the time limit is 30 days. Operators and brokers see open requests. One that
fails is tried again for days; then the operators are told, and can start it again. Who asked is forgotten with the request, once it is done.
A request here covers leads and home seekers only; brokers and operators manage their data in their accounts.

## Outside the database

- Mails: with a mail server nothing stays here; without one they are files in \`DATA_DIR/mail\`, which an erasure deletes for its person.
- Logs name neither people nor contacts, but addresses (IP) of callers; with \`OTP_SENDER=console\`, which production refuses, phones.
- Pictures: photos of homes, and of accounts.
- The operator of the server is responsible for backups. Those made after an erasure no longer contain the person. Restoring an older one brings
  erased people back, and there is no record of who they were, so keep backups only for a short time.

## Tables that hold personal data

${(about ?? []).map(sectionOf).join('\n')}
## Tables without personal data

| Table | Why | How long |
| --- | --- | --- |
${(without ?? []).map(({ table, why, kept }) => `| \`${table}\` | ${why} | ${kept} |`).join('\n')}
`;
  await expect(document).toMatchFileSnapshot('../../docs/privacy.md');
});
