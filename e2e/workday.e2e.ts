import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Answer } from '#contract/endpoint.ts';
import type { brokersReport } from '#contract/figures.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import type { LeadEvent } from '#contract/leads/work.ts';
import { waitLikeAPerson } from './support/enquiryForm.ts';
import { fill } from './support/fill.ts';
import { isFull } from './support/full.ts';
import { goTo } from './support/goTo.ts';
import { operator } from './support/operator.ts';
import { addBroker } from './support/people.ts';
import { get, tokenOf } from './support/post.ts';
import { postHome } from './support/siteOf.ts';
import { expect, test } from './support/test.ts';
import { desktop, phone } from './support/visitors.ts';

// The page polls every 20 seconds.
const RINGS_WITHIN_MS = 30_000;

const asks = { name: 'Meenal Dixit', phone: '55501 20460' };
const again = { name: 'Minal Dixit', email: 'minal@mail.example', phone: '0 55501-20460' };
/** Two new people, and the first again. */
const list = [
  'Name,Phone,Email,Requirement',
  'Lalit Agarwal,+91 55501 20461,lalit@mail.example,3 BHK',
  'Divya Purohit,055501 20462,,Plot',
  'Meenal Dixit,+915550120460,,',
].join('\n');

/** A person's row on the Today page. */
const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'New, not called yet' }).getByRole('listitem').filter({ hasText: name });

/** The entries of a lead's timeline, latest first. */
const timelineOf = (page: Page) => page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');

// The stories of Today, the lead and the import cover each step, as do the server's tests; bell.e2e.ts covers the bell.
test('a broker works a day: an enquiry, calls, a visit, a duplicate, an imported list, and a closed lead', async ({
  server,
  visit,
}) => {
  test.info().skip(!isFull, 'only in test:full');
  const broker = await addBroker(server.url, 'Kavita Joshi');
  const villa = { city: 'Jaipur', locality: 'Jhotwara', property_type: 'villa', title: 'Villa Sandhya' };
  await postHome(server.url, broker.token, villa);
  const office = await visit(server, desktop, {
    as: [broker],
    timezoneId: 'Asia/Kolkata',
  });
  const follow = office.getByRole('region', { name: 'Follow-up' });
  const duplicate = office.getByRole('link', { name: again.name });

  await test.step('an enquiry rings the open page, and its person waits for a first call', async () => {
    await office.goto('/broker/today');
    await expect(office.getByText('Nothing waits.')).toBeVisible();
    await expect(office.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    const guest = await visit(server, phone);
    await guest.goto('/homes?q=villa+sandhya');
    await guest.getByRole('article').getByRole('link', { name: villa.title }).tap();
    await fill(guest, { 'Your name': asks.name, Message: 'Is the garden part of the sale?' });
    await guest.getByLabel('Phone', { exact: true }).fill(asks.phone);
    await guest.getByLabel(/^I agree/).tap();
    await waitLikeAPerson(guest);
    await guest.getByRole('button', { name: 'Send enquiry' }).tap();
    await expect(guest.getByText('Sent to Kavita Joshi')).toBeVisible();
    await expect(office.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible({
      timeout: RINGS_WITHIN_MS,
    });
    await expect(office).toHaveTitle('(1) Today · Nivaas');
    await expect(rowOf(office, asks.name)).toContainText(villa.title);
  });

  await test.step('the call is noted in one press, and the row leaves', async () => {
    const row = rowOf(office, asks.name);
    await row.getByRole('link', { name: `Call ${asks.name}` }).click();
    await row.getByLabel('Details').fill('Wants to see the garden');
    await row.getByRole('button', { name: 'Spoke' }).click();
    await expect(row).toBeHidden();
    await expect(office.getByText(`${asks.name}: spoke`)).toBeVisible();
  });

  await test.step('the lead’s page tells of the call; a follow-up is planned in one press', async () => {
    await office.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await office.getByRole('link', { name: `New lead: ${asks.name}` }).click();
    await expect(office).toHaveTitle(`${asks.name} · Nivaas`);
    await expect(timelineOf(office).first()).toContainText('Kavita Joshi called, spoke');
    await expect(timelineOf(office).first()).toContainText('Wants to see the garden');
    await follow.getByRole('button', { name: 'Tomorrow 10:00 am' }).click();
    await expect(follow).toContainText('Tomorrow, 10:00 am');
  });

  const leadAt = new URL(office.url()).pathname;

  await test.step('it becomes a visit, whose file a calendar takes', async () => {
    await follow.getByRole('button', { name: 'Edit the follow-up' }).click();
    const form = office.getByRole('dialog', { name: 'Plan a follow-up' });
    const time = form.getByLabel('Date and time');
    const day = (await time.inputValue()).slice(0, 10);
    await time.fill(`${day}T16:30`);
    await form.getByRole('combobox', { name: 'What' }).click();
    await office.getByRole('option', { name: 'Visit' }).click();
    await form.getByLabel('Details').fill('Meet at the gate');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(follow).toContainText('Tomorrow, 4:30 pm');
    const [download] = await Promise.all([
      office.waitForEvent('download'),
      follow.getByRole('button', { name: /\.ics/ }).click(),
    ]);
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toContain(`SUMMARY:Visit with ${asks.name}\r\n`);
    expect(file).toContain(`DTSTART:${day.replaceAll('-', '')}T110000Z\r\n`);
    await goTo(office, 'Today');
    await expect(office.getByText('Nothing waits. One visit tomorrow.')).toBeVisible();
  });

  await test.step('somebody added by hand has the same phone, written in another way', async () => {
    await office.getByRole('button', { name: '+ Add Lead' }).click();
    const form = office.getByRole('dialog', { name: 'Add Lead' });
    await fill(form, { 'Full name': again.name, Email: again.email, Phone: again.phone });
    await expect(form.getByText(`${asks.name} has the same phone`)).toBeVisible();
    await form.getByRole('button', { name: 'Add Lead' }).click();
    await rowOf(office, again.name).getByRole('link', { name: again.name, exact: true }).click();
    await expect(office.getByRole('heading', { level: 1, name: again.name })).toBeVisible();
    await office.getByRole('link', { name: asks.name }).click();
    await expect(office).toHaveURL(leadAt);
  });

  await test.step('both are merged, taken apart, and merged again', async () => {
    const merge = async () => {
      await office.getByRole('button', { name: `Compare and merge with ${again.name}` }).click();
      const dialog = office.getByRole('dialog', { name: 'Merge two leads' });
      await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(duplicate).toBeHidden();
      await expect(timelineOf(office).first()).toContainText(`merged ${again.name} into this lead`);
    };
    await merge();
    await office.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(timelineOf(office).first()).toContainText(`undid the merge with ${again.name}`);
    await expect(duplicate).toBeVisible();
    await merge();
    await expect(office.getByRole('link', { name: again.email })).toBeVisible();
  });

  await test.step('a list is imported, without whom it has already', async () => {
    await goTo(office, 'CRM');
    await office.getByRole('link', { name: 'Import' }).click();
    await office
      .getByLabel('File of leads')
      .setInputFiles({ name: 'fair.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
    await office.getByRole('button', { name: 'Import 2 leads' }).click();
    await expect(office.getByRole('heading', { name: 'Your leads are imported' })).toBeVisible();
  });

  await test.step('its people are worked: one tomorrow, one contacted', async () => {
    await goTo(office, 'Today');
    const divya = rowOf(office, 'Divya Purohit');
    await divya.getByRole('button', { name: 'Tomorrow, Divya Purohit' }).click();
    await expect(divya).toBeHidden();
    await rowOf(office, 'Lalit Agarwal').getByRole('link', { name: 'Lalit Agarwal', exact: true }).click();
    await office.getByRole('radio', { name: 'Contacted' }).click();
    await expect(office.getByText('Moved to Contacted')).toBeVisible();
    await goTo(office, 'Today');
    await expect(office.getByText('Nothing waits. Two follow-ups tomorrow.')).toBeVisible();
  });

  await test.step('the first is closed on the board', async () => {
    await goTo(office, 'CRM');
    await office.getByRole('button', { name: 'Board' }).click();
    await office.getByRole('button', { name: `More for ${asks.name}` }).click();
    await office.getByRole('menuitem', { name: 'Move to Closed' }).click();
    await expect(office.getByText(`${asks.name} is in Closed now`)).toBeVisible();
  });

  await test.step('the server knows all of it, and the day is done', async () => {
    const read = <T>(path: string) => get<{ data: T }>(server.url, `leads/broker${path}`, broker.token);
    const { data: leads } = await read<Lead[]>('');
    expect(leads.map((lead) => [lead.full_name, lead.phone, lead.status, lead.follow_up?.kind]).toSorted()).toEqual([
      ['Divya Purohit', '055501 20462', 'new', 'call'],
      ['Lalit Agarwal', '+91 55501 20461', 'contacted', undefined],
      [asks.name, asks.phone, 'closed', 'visit'],
    ]);
    const { data: day } = await read<Record<string, { leads: Lead[] }>>('/today?tz=Asia/Kolkata');
    const names = Object.entries(day).map(([key, { leads: rows }]) => [key, rows.map((lead) => lead.full_name)]);
    // No one has talked to Divya yet, so she counts as new; the page, which asks for each lead once, goes by her plan.
    expect(Object.fromEntries(names)).toEqual({ new: ['Divya Purohit'], overdue: [], today: [], quiet: [] });
    const { data: events } = await read<LeadEvent[]>(`/${leadAt.split('/').at(-1)}/events`);
    expect(events.map(({ kind }) => kind)).toEqual([
      'status',
      'merged',
      'unmerged',
      'merged',
      'created',
      'follow_up_set',
      'follow_up_set',
      'call',
      'created',
    ]);
    expect(events.find(({ kind }) => kind === 'call')).toMatchObject({
      text: 'Wants to see the garden',
      detail: { outcome: 'spoke' },
      actor: { name: broker.name },
    });
  });

  await test.step('the reports count it', async () => {
    const token = await tokenOf(server.url, 'super-admin', operator);
    const { data } = await get<Answer<typeof brokersReport>>(server.url, 'reports/brokers', token);
    const row = data.rows.find(({ name }) => name === broker.name);
    // The merged lead is not counted a second time.
    expect(row).toMatchObject({ leads: 3, live: 1, sold: 0, first_contact_minutes_median: expect.any(Number) });
  });
});
