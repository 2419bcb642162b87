import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../contract/paths';
import { desktop, openBrowser, openVisitor } from './support/browser';
import { lastEngine } from './support/engines';
import { operator, operatorAlone } from './support/operator';
import { createBrokers, tokenOf } from './support/post';
import { type RunningServer, startServer } from './support/startServer';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer(operatorAlone, lastEngine);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const session = (token: string) =>
  JSON.stringify({
    token,
    name: 'A',
    email: 'a@b.example',
    phone: null,
    photo: null,
    lastLoginAt: null,
    profile: null,
  });

/** Visitors by the sessions that they bring along; each stores them anew before every page. */
const visitors = new Map<string, Promise<Page>>();

const visitorWith = (sessions: Record<string, string>): Promise<Page> => {
  const key = JSON.stringify(sessions);
  const opened = visitors.get(key) ?? openWith(sessions);
  visitors.set(key, opened);
  return opened;
};

const openWith = async (sessions: Record<string, string>): Promise<Page> => {
  const { page, context } = await openVisitor(browser, desktop);
  await context.addInitScript((stored) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [role, value] of Object.entries(stored)) localStorage.setItem(`nivaas.session.${role}`, value);
  }, sessions);
  return page;
};

/** Opens a path with these sessions stored, waits until the person is led to `to`, and answers what was fetched on the way. */
const visit = async (path: string, to: string, sessions: Record<string, string> = {}) => {
  const page = await visitorWith(sessions);
  const fetched: string[] = [];
  const note = (request: { url: () => string }) => fetched.push(new URL(request.url()).pathname);
  page.on('request', note);
  await page.goto(`${server.url}${path}`);
  await page.waitForURL(`${server.url}${to}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  page.off('request', note);
  // Also what the browser's cache answers is seen here.
  expect(fetched.filter((file) => /^\/assets\/index-.*\.js$/.test(file))).not.toEqual([]);
  return fetched;
};

const ofAnArea = /(Admin|Broker)Layout-|(Brokers|Crm|Properties|PostProperty|Templates)Screen-/;

const { superadmin, broker } = paths;
const guarded = [
  ...[
    superadmin.root,
    superadmin.dashboard,
    superadmin.brokers,
    superadmin.crm,
    superadmin.profile,
    '/superadmin/any',
  ].map((path) => [path, superadmin.login, 'broker'] as const),
  ...[
    broker.root,
    broker.dashboard,
    broker.users,
    broker.crm,
    broker.properties,
    broker.postProperty,
    broker.templates,
    broker.profile,
    '/broker/any',
  ].map((path) => [path, paths.auth, 'super_admin'] as const),
];

describe('guarded routes', () => {
  it.each(guarded)('%s leads a stranger to %s, and fetches nothing of the area', async (path, login, otherRole) => {
    const fetched = [
      ...(await visit(path, login)),
      ...(await visit(path, login, { [otherRole]: session('x'), user: session('y') })),
    ];
    expect(fetched.filter((file) => ofAnArea.test(file))).toEqual([]);
    expect(fetched.filter((file) => file.startsWith('/api/') && file !== '/api/demo')).toEqual([]);
  });

  it.each([
    [superadmin.root, superadmin.login],
    [broker.root, paths.auth],
  ])('%s leads whoever has no session at all to %s', async (path, login) => {
    expect((await visit(path, login)).filter((file) => ofAnArea.test(file))).toEqual([]);
  });

  it('send a stranger of the broker area, and whoever asks for its login, to the login with Agent chosen', async () => {
    const { page, context } = await openVisitor(browser, desktop);
    for (const path of [broker.crm, broker.login]) {
      await page.goto(`${server.url}${path}`);
      await page.waitForURL(`${server.url}${paths.auth}`);
      expect(await page.getByRole('radio', { name: 'Agent' }).isChecked()).toBe(true);
    }
    await context.close();
  });

  it('end a session that the server does not know, and say so at the login', async () => {
    const { page, context } = await openVisitor(browser, desktop);
    await context.addInitScript((value) => {
      if (!sessionStorage.getItem('once')) localStorage.setItem('nivaas.session.super_admin', value);
      sessionStorage.setItem('once', 'yes');
    }, session('unknown'));
    await page.goto(`${server.url}${superadmin.brokers}`);
    await page.getByText('Your session has ended. Please sign in again.').waitFor();
    expect(new URL(page.url()).pathname).toBe(superadmin.login);
    await context.close();
  });
});

describe('redirects', () => {
  it.each([
    [broker.login, paths.auth],
    ['/broker/login/', paths.auth],
  ])('%s leads to %s', async (from, to) => {
    expect(await visit(from, to)).toContain(from);
  });

  it('lead a signed-in operator from the login and from unknown pages to the dashboard', async () => {
    const token = await tokenOf(server.url, 'super-admin', operator);
    const { manageProperty, manageWebsite, reports, notifications, settings } = superadmin;
    const unbuilt = [manageProperty, manageWebsite, reports, notifications, settings];
    for (const path of [superadmin.login, superadmin.root, ...unbuilt, '/superadmin/any/thing'])
      expect(await visit(path, superadmin.dashboard, { super_admin: session(token) })).toContain(path);
  });

  it('lead a signed-in broker from unknown pages of the desk to the dashboard', async () => {
    const asha = { name: 'Asha Rathore', email: 'asha@rathore.example', password: 'Jaipur#2026home' };
    await createBrokers(server.url, [asha]);
    const token = await tokenOf(server.url, 'broker', asha);
    for (const path of [broker.root, '/broker/any', '/broker/any/thing'])
      expect(await visit(path, broker.dashboard, { broker: session(token) })).toContain(path);
  });

  it('answer an unknown page with 404 and Not Found', async () => {
    const { page, context } = await openVisitor(browser, desktop);
    const answer = await page.goto(`${server.url}/nowhere`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Not Found' }).waitFor();
    await context.close();
  });
});
