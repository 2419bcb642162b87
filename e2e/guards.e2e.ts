import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { fill } from './support/fill.ts';
import { isFull } from './support/full.ts';
import { operator } from './support/operator.ts';
import { addBroker, newcomer } from './support/people.ts';
import { send } from './support/post.ts';
import { logIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { desktop } from './support/visitors.ts';

const { superadmin, broker } = paths;

const fakeSession = (role: 'super_admin' | 'broker' | 'user') => ({
  role,
  session: { token: 'x', name: 'A', email: 'a@b.example' },
});

/** Opens a path, waits for the redirect, and resolves with the paths of all requests. */
const visitPath = async (page: Page, path: string, to: string): Promise<string[]> => {
  const fetched: string[] = [];
  const note = (request: { url: () => string }) => fetched.push(new URL(request.url()).pathname);
  page.on('request', note);
  await page.goto(path);
  await expect(page).toHaveURL(to);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  page.off('request', note);
  // Playwright also reports requests that the browser's cache answers.
  expect(fetched.filter((file) => /^\/assets\/index-.*\.js$/.test(file))).not.toEqual([]);
  return fetched;
};

const panelModules = [
  ...['OperatorLayout', 'BrokerLayout', 'BrokersScreen', 'OperatorCrmScreen', 'BrokerCrmScreen', 'MyPropertiesScreen'],
  ...['PostPropertyScreen', 'EditPropertyScreen', 'TemplatesScreen'],
];
const panelChunk = new RegExp(`/(${panelModules.join('|')})-`);

test('the build has a file of each module of the panels that is looked for', () => {
  const built = readdirSync('dist/client/assets');
  expect(panelModules.filter((name) => !built.some((file) => file.startsWith(`${name}-`)))).toEqual([]);
});

// One page of each area: `src/app/guarded.test.ts` shows that every other page is in the same area.
const panels = [
  {
    panel: 'operator’s panel',
    login: superadmin.login,
    other: 'broker',
    pages: [superadmin.root, superadmin.brokers, '/superadmin/any'],
  },
  {
    panel: 'broker’s panel',
    login: paths.auth,
    other: 'super_admin',
    pages: [broker.root, broker.editProperty(1), '/broker/any'],
  },
] as const;

for (const { panel, login, other, pages } of panels) {
  test(`the ${panel} redirects visitors to its sign-in page, and loads no part of the panel`, async ({
    server,
    visit,
  }) => {
    const visitors = [[], [fakeSession(other), fakeSession('user')]];
    const fetched = visitors.map(async (as) => {
      const page = await visit(server, desktop, { as });
      const files: string[] = [];
      for (const path of pages) files.push(...(await visitPath(page, path, login)));
      return files;
    });
    const files = (await Promise.all(fetched)).flat();
    expect(files.filter((file) => panelChunk.test(file))).toEqual([]);
    expect(files.filter((file) => file.startsWith('/api/') && file !== '/api/demo')).toEqual([]);
  });
}

// Only in the full run, like the last two tests: src/app/guarded.test.ts covers where each address leads.
test('the panel and its sign-in path lead to the sign-in page with Agent selected', async ({ server, visit }) => {
  test.info().skip(!isFull, 'only in test:full');
  const page = await visit(server, desktop);
  for (const path of [broker.crm, broker.login, `${broker.login}/`]) {
    expect(await visitPath(page, path, paths.auth)).toContain(path);
    await expect(page.getByRole('radio', { name: 'Agent' })).toBeChecked();
  }
});

test('a session unknown to the server ends with a message on the sign-in page, which leads back', async ({
  server,
  visit,
}) => {
  const page = await visit(server, desktop, { as: [fakeSession('super_admin')] });
  await page.goto(superadmin.brokers);
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expect(page).toHaveURL(superadmin.login);
  await fill(page, { Email: operator.email, Password: operator.password });
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(superadmin.brokers);
});

test('a session that ended in one tab is shown in the other, which leads back; a logout is not', async ({
  server,
  visit,
}) => {
  const account = await addBroker(server.url, 'Asha Rathore');
  const page = await visit(server, desktop, { as: [account] });
  const other = await page.context().newPage();
  await page.goto(broker.users);
  await other.goto(broker.crm);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  // The background tab makes no calls, so it can learn only from the first tab that the session has ended.
  await other.route('**/api/**', (route) => route.abort());
  await send(server.url, 'auth/logout', {}, account.token);
  await page.reload();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(paths.auth);
    await expect(tab.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  }
  await other.unrouteAll();
  await logIn(other, { ...account, role: 'Agent' });
  await expect(other).toHaveURL(broker.crm);
  await logIn(page, { ...account, role: 'Agent' });
  await expect(page).toHaveURL(broker.users);

  await page.getByRole('button', { name: /^Profile menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other).toHaveURL(paths.auth);
  await expect(other.getByText('Your session has ended. Please sign in again.')).toBeHidden();
  await logIn(other, { ...account, role: 'Agent' });
  await expect(other).toHaveURL(broker.dashboard);
});

test('a sign-in leads to the page of the panel that was asked for, but not for another role or after a logout', async ({
  server,
  visit,
}) => {
  const account = await addBroker(server.url, 'Asha Rathore');
  const page = await visit(server, desktop);
  const asked = `${broker.properties}?q=villa`;

  await page.goto(asked);
  await logIn(page, { ...account, role: 'Agent' });
  await expect(page).toHaveURL(asked);

  await page.getByRole('button', { name: /^Profile menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.auth);
  await logIn(page, { ...account, role: 'Agent' });
  await expect(page).toHaveURL(broker.dashboard);

  const { name: full_name, email, password } = newcomer('Ravi Saxena');
  await send(server.url, 'broker-users/broker/create', { full_name, email, password }, account.token);
  const user = await visit(server, desktop);
  await user.goto(asked);
  await logIn(user, { email, password, role: 'Buyer/Owner/Tenant' });
  await expect(user).toHaveURL(paths.home);
});

test('the sign-in page and unknown pages of the panel redirect the operator', async ({ server, meera, visit }) => {
  test.info().skip(!isFull, 'only in test:full');
  const page = await visit(server, desktop, { as: [meera] });
  for (const path of [superadmin.login, superadmin.root, '/superadmin/any/thing'])
    expect(await visitPath(page, path, superadmin.dashboard)).toContain(path);
});

test('unknown pages of the panel redirect its broker to the dashboard', async ({ server, visit }) => {
  test.info().skip(!isFull, 'only in test:full');
  const page = await visit(server, desktop, { as: [await addBroker(server.url, 'Asha Rathore')] });
  for (const path of [broker.root, '/broker/any/thing'])
    expect(await visitPath(page, path, broker.dashboard)).toContain(path);
});
