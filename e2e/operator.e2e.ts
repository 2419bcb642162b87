import { exportLeads } from './support/downloads.ts';
import { fill } from './support/fill.ts';
import { expect, test } from './support/test.ts';
import { desktop } from './support/visitors.ts';

test('of two people who edit one lead, the later one sees the conflict and loses nothing', async ({
  server,
  meera,
  visit,
}) => {
  const lead = {
    name: 'Rohit "Ro" Bhatia, Jr',
    email: 'rohit@mail.example',
    phone: '+91 55501 20417',
    city: '=Jaipur',
  };
  const page = await visit(server, desktop, { as: [meera] });
  await page.goto('/superadmin/crm');

  await test.step('the operator adds a lead of the main website', async () => {
    await page.getByRole('button', { name: '+ Add New Lead' }).click();
    const form = page.getByRole('dialog', { name: 'Add Lead' });
    await fill(form, { 'Full name': lead.name, Email: lead.email, Phone: lead.phone, City: lead.city });
    await form.getByRole('button', { name: 'Add Lead' }).click();
    await expect(page.getByRole('heading', { name: /^Admin\/Main Website Leads \([1-9]/ })).toBeVisible();
  });

  await test.step('both open it and save', async () => {
    const second = await page.context().newPage();
    await second.goto('/superadmin/crm');
    for (const one of [page, second]) await one.getByRole('button', { name: `Edit ${lead.name}` }).click();
    const first = page.getByRole('dialog', { name: 'Edit Lead' });
    const late = second.getByRole('dialog', { name: 'Edit Lead' });
    await first.getByLabel('Assigned to').fill('Meera');
    await first.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Lead saved')).toBeVisible();
    await late.getByLabel('Message').fill('Call on Sunday');
    await late.getByRole('button', { name: 'Save' }).click();
    await expect(late.getByText('Someone changed this lead while you were editing')).toBeVisible();
    await expect(late.getByText('Assigned to: empty → Meera')).toBeVisible();
    await expect(late.getByLabel('Message')).toHaveValue('Call on Sunday');
    await late.getByRole('button', { name: 'Save' }).click();
    await expect(second.getByText('Lead saved')).toBeVisible();
  });

  await test.step('the leads are exported correctly', async () => {
    const [head, ...rows] = await exportLeads(page, 'leads.csv');
    expect(head?.join()).toBe(
      'id,full_name,email,phone,city,property_interest,source,status,assigned_to,created_at,scope',
    );
    const row = rows.find(([, , email]) => email === lead.email);
    const { name, email, phone, city } = lead;
    expect(row?.slice(1, 9)).toEqual([name, email, phone, `'${city}`, '', 'website', 'new', 'Meera']);
    expect(row?.at(-1)).toBe('main');
    await expect(page.getByText(/\d leads? saved in leads\.csv/)).toBeVisible();
  });
});
