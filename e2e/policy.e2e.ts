import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loginBroker, loginSuperAdmin } from '../contract/auth';
import { createBroker } from '../contract/brokers';
import type { Endpoint } from '../contract/endpoint';
import { createAdminLead, createBrokerLead } from '../contract/leads';
import { paths } from '../contract/paths';
import { createProperty } from '../contract/properties';
import { publishSite } from '../contract/templates';
import { desktop, openBrowser, openVisitor } from './support/browser';
import { lastEngine } from './support/engines';
import { type ForeignOrigin, startForeignOrigin } from './support/foreignOrigin';
import { operator, operatorAlone } from './support/operator';
import { scriptPayloads } from './support/scriptPayloads';
import { type RunningServer, startServer } from './support/startServer';

const broker = { email: 'asha@nivaas.example', password: 'Jaipur#2026home' };
const name = '<img src=x onerror="window.ran=1"> Asha Homes';
const title = '</script><script>window.ran=1</script> Villa';

let server: RunningServer;
let foreign: ForeignOrigin;
let browser: Browser;
let site: string;
const tokens = { super_admin: '', broker: '', user: 'kept by the browser only' };

/** Calls the API as the operator or the broker; a body of text fields travels as a form. */
const call = async <T>({ method, path }: Endpoint, body: object, token = '', form = false): Promise<T> => {
  const fields = new FormData();
  if (form) for (const [field, value] of Object.entries(body)) fields.set(field, String(value));
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(!form && { 'content-type': 'application/json' }) },
    body: form ? fields : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** A world in which everything that has a name is named by somebody who means harm. */
const fill = async () => {
  const { token } = await call<{ token: string }>(loginSuperAdmin, operator);
  tokens.super_admin = token;
  await call(createBroker, { full_name: name, ...broker }, token, true);
  tokens.broker = (await call<{ token: string }>(loginBroker, broker)).token;
  const published = await call<{ data: { slug: string } }>(publishSite, { template: 'modern' }, tokens.broker);
  site = paths.site(published.data.slug);
  await Promise.all(
    scriptPayloads.flatMap((payload, at) => {
      const who = { full_name: payload, email: `seeker${at}@mail.example`, phone: '5550120417', city: payload };
      const lead = { ...who, property_interest: payload, message: payload };
      const basic = { title: payload, description: payload, city: payload, locality: payload };
      return [
        call(createBrokerLead, lead, tokens.broker),
        call(createProperty, { basic, features: {} }, tokens.broker),
        ...(at < 5 ? [call(createAdminLead, lead, token)] : []),
      ];
    }),
  );
  await call(createProperty, { basic: { title, description: title }, features: {} }, tokens.broker);
};

beforeAll(async () => {
  [server, browser, foreign] = await Promise.all([
    startServer(operatorAlone, lastEngine),
    openBrowser(),
    startForeignOrigin(),
  ]);
  await fill();
});
afterAll(async () => {
  await browser?.close();
  await foreign?.close();
  await server?.stop();
});

const WATCH = `window.violations = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    window.violations.push(event.effectiveDirective + ' ' + event.blockedURI);
  });`;
const violationsOn = (page: Page) => page.evaluate<string[]>('window.violations');
const ranOn = (page: Page) => page.evaluate<unknown>('window.ran');

const signIn = (context: BrowserContext, roles: readonly (keyof typeof tokens)[]) =>
  context.addInitScript(
    (stored) => {
      for (const [role, session] of stored) localStorage.setItem(`nivaas.session.${role}`, session ?? '');
    },
    roles.map((role) => [role, JSON.stringify({ token: tokens[role], name, email: broker.email })]),
  );

/** Somebody signed in as these roles, whose pages keep what the policy stopped. */
const openAs = async (roles: readonly (keyof typeof tokens)[] = []) => {
  const visitor = await openVisitor(browser, desktop);
  await visitor.context.addInitScript({ content: WATCH });
  await signIn(visitor.context, roles);
  return visitor;
};

const settled = async (page: Page, path: string) => {
  await page.goto(`${server.url}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
};

describe('no page breaks the policy it is served with, or runs a name:', () => {
  const { superadmin: admin, broker: desk } = paths;
  const open = [paths.home, paths.auth, admin.login, paths.sitePreview('classic'), 'site'];
  const everyone = [
    ['a stranger', [], [...open, '/nowhere']],
    ['a user', ['user'], [paths.home]],
    ['the operator', ['super_admin'], [admin.dashboard, admin.brokers, admin.crm]],
    ['the broker', ['broker'], [desk.dashboard, desk.crm, desk.properties, desk.postProperty, desk.templates]],
  ] as const;

  it.concurrent.each(everyone)('as %s', async (_who, roles, pages) => {
    const { page, wrong, context } = await openAs(roles);
    for (const path of pages) {
      await settled(page, path === 'site' ? site : path);
      expect([path, await violationsOn(page), await ranOn(page)]).toEqual([path, [], undefined]);
    }
    expect(wrong).toEqual([]);
    await context.close();
  });
});

// With the policy out of the way: what is text needs nobody to stop it.
describe('names full of HTML and script are shown as text', () => {
  it.concurrent.each([
    ['the broker’s leads', `${paths.broker.crm}?limit=100`],
    ['the published site', 'site'],
  ])('on %s', async (_what, path) => {
    const context = await browser.newContext({ ...desktop, bypassCSP: true, reducedMotion: 'reduce' });
    await signIn(context, ['broker']);
    const page = await context.newPage();
    await settled(page, path === 'site' ? site : path);
    const notShown = async () => {
      const shown = (await page.evaluate<string>('document.body.textContent')).replace(/\s+/g, ' ');
      return scriptPayloads.filter((payload) => !shown.includes(payload.replace(/\s+/g, ' ')));
    };
    // The list may come after the network has been still for a while: its code is loaded first.
    await vi.waitFor(async () => expect(await notShown()).toEqual([]), { timeout: 30_000 });
    expect(await ranOn(page)).toBeUndefined();
    expect(await page.locator(':is(#root, #site) :is(script, iframe, object, embed, base, meta, link)').count()).toBe(
      0,
    );
    await context.close();
  });
});

const html = (text: string) => `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(text)})`;
const element = (tag: string, properties: string) =>
  `document.body.append(Object.assign(document.createElement('${tag}'), ${properties}))`;
// After the page's own turn: what a test evaluates may use eval, whatever the policy says.
const later = (code: string) => `setTimeout(() => { ${code} }, 0)`;

/** What somebody might get into a page all the same, and what the policy calls it. */
const attempts: readonly (readonly [string, string, string])[] = [
  ['an inline script', 'script-src-elem inline', element('script', `{ textContent: 'window.ran = 1' }`)],
  ['an inline event handler', 'script-src-attr inline', html('<img src="/none.png" onerror="window.ran = 1">')],
  [
    'a javascript: link',
    'script-src-elem inline',
    `${element('a', `{ id: 'go', href: 'javascript:window.ran=1' }`)}, go.click()`,
  ],
  ['eval', 'script-src eval', later(`eval('window.ran = 1')`)],
  ['a timer made of text', 'script-src eval', later(`setTimeout('window.ran = 1', 0)`)],
  ['a script from elsewhere', 'script-src-elem FOREIGN/script.js', element('script', `{ src: 'FOREIGN/script.js' }`)],
  [
    'a script in its address',
    'script-src-elem data',
    element('script', `{ src: 'data:text/javascript,window.ran=1' }`),
  ],
  ['a worker from a blob', 'worker-src blob', `new Worker(URL.createObjectURL(new Blob(['1'])))`],
  ['a frame from elsewhere', 'frame-src FOREIGN', html('<iframe src="FOREIGN/frame"></iframe>')],
  ['a frame of our own', 'frame-src OURS', html('<iframe src="/auth"></iframe>')],
  [
    'a form that posts elsewhere',
    'form-action FOREIGN/form',
    `${html('<form id="post" method="post" action="FOREIGN/form"><input name="a"></form>')}, post.submit()`,
  ],
  ['an object', 'object-src FOREIGN', html('<object data="FOREIGN/object"></object>')],
  [
    'another base',
    'base-uri FOREIGN/base',
    `document.head.append(Object.assign(document.createElement('base'), { href: 'FOREIGN/base' }))`,
  ],
  ['a style element', 'style-src-elem inline', element('style', `{ textContent: 'body { display: none }' }`)],
  [
    'a style sheet from elsewhere',
    'style-src-elem FOREIGN/a.css',
    element('link', `{ rel: 'stylesheet', href: 'FOREIGN/a.css' }`),
  ],
  ['a call to elsewhere', 'connect-src FOREIGN/call', `fetch('FOREIGN/call').catch(() => 0)`],
  ['an image over plain HTTP', 'img-src FOREIGN/a.png', html('<img src="FOREIGN/a.png">')],
];

describe('the policy stops what gets into a page all the same:', () => {
  it('nothing of it is run, loaded, framed or sent', async () => {
    const { page, context } = await openAs();
    await settled(page, paths.auth);
    const place = (text: string) => text.replaceAll('FOREIGN', foreign.url).replaceAll('OURS', server.url);
    for (const [what, violation, code] of attempts) {
      await page.evaluate(`{ window.violations = []; ${place(code)}; 0 }`);
      await expect
        .poll(() => violationsOn(page), { message: what })
        .toContainEqual(expect.stringMatching(new RegExp(`^${place(violation).replaceAll('.', '\\.')}`)));
      expect(await ranOn(page), what).toBeUndefined();
    }
    expect(page.url()).toBe(`${server.url}${paths.auth}`);
    expect(await page.locator('body').isVisible()).toBe(true);
    expect(foreign.asked).toEqual([]);
    await context.close();
  });

  it.each([paths.home, paths.superadmin.login, '/api/health/ready'])('%s is framed by nobody', async (path) => {
    const { page, context } = await openVisitor(browser, desktop);
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(`${foreign.url}/framing?${encodeURIComponent(`${server.url}${path}`)}`);
    await refused;
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    await context.close();
  });
});
