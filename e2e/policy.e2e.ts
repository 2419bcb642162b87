import type { Page } from '@playwright/test';
import { scriptPayloads } from '#contract/fixtures/scriptPayloads.ts';
import { paths } from '#contract/paths.ts';
import { startForeignOrigin } from './support/foreignOrigin.ts';
import { isFull } from './support/full.ts';
import { limitConcurrency } from './support/limitConcurrency.ts';
import { addBroker, type SignedIn } from './support/people.ts';
import { send } from './support/post.ts';
import { watchRequests } from './support/quiet.ts';
import { postHome, publish } from './support/siteOf.ts';
import { expect, test } from './support/test.ts';
import { desktop } from './support/visitors.ts';

const name = '<img src=x onerror="window.ran=1"> Asha Homes';
const title = '</script><script>window.ran=1</script> Villa';

/** Creates a broker's panel and site in which every name is an attack. */
const nameEverything = async (url: string, operator: SignedIn) => {
  const broker = await addBroker(url, name);
  const site = await publish(url, broker.token, 'modern');
  const leads = scriptPayloads.map((payload, at) => {
    const fields = { full_name: payload, email: `seeker${at}@mail.example`, phone: '5550120417', city: payload };
    return { ...fields, property_interest: payload, message: payload };
  });
  await limitConcurrency(leads, (lead) => send(url, 'leads/broker', lead, broker.token));
  await limitConcurrency(leads.slice(0, 5), (lead) => send(url, 'leads/admin', lead, operator.token));
  await limitConcurrency(scriptPayloads, (payload) =>
    postHome(url, broker.token, { title: payload, description: payload, city: payload, locality: payload }),
  );
  await postHome(url, broker.token, { title, description: title });
  return { broker, site };
};

const WATCH = `window.violations = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    window.violations.push(event.effectiveDirective + ' ' + event.blockedURI);
  });`;
const violationsOn = (page: Page) => page.evaluate<string[]>('window.violations');
const ranOn = (page: Page) => page.evaluate<unknown>('window.ran');

// A violation is a console error, which every journey reports; the next test covers hostile names.
test('no page violates its content security policy or runs a name as script', async ({ server, meera, visit }) => {
  test.info().skip(!isFull, 'only in test:full');
  const { superadmin: operatorPaths, broker: panel } = paths;
  const { broker, site } = await nameEverything(server.url, meera);
  const user = { role: 'user' as const, session: { token: 'kept by the browser only', name, email: broker.email } };
  // The pages that show names. A violation on another page is an error on its console, which `everyRoute.e2e.ts` reports.
  const everyone = [
    [[], [paths.home, site, '/nowhere']],
    [[user], [paths.home]],
    [[meera], [operatorPaths.dashboard, operatorPaths.brokers, operatorPaths.crm]],
    [[broker], [panel.dashboard, panel.today, panel.crm, panel.properties, panel.templates]],
  ] as const;
  const checkPages = async ([as, pages]: (typeof everyone)[number]) => {
    const page = await visit(server, desktop, { as });
    await page.context().addInitScript({ content: WATCH });
    const requests = watchRequests(page);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await requests.quiet();
      expect([path, await violationsOn(page), await ranOn(page)]).toEqual([path, [], undefined]);
    }
  };
  await Promise.all(everyone.map(checkPages));
});

// Without the policy, to show that the names are text.
test('names with HTML and scripts are shown as text on a panel and on a site', async ({ server, meera, visit }) => {
  const { broker, site } = await nameEverything(server.url, meera);
  for (const path of [`${paths.broker.crm}?limit=100`, site]) {
    const page = await visit(server, desktop, { as: [broker], bypassCSP: true });
    await page.goto(path);
    const notShown = async () => {
      const shown = (await page.evaluate<string>('document.body.textContent')).replace(/\s+/g, ' ');
      return scriptPayloads.filter((payload) => !shown.includes(payload.replace(/\s+/g, ' ')));
    };
    await expect.poll(notShown).toEqual([]);
    expect(await ranOn(page)).toBeUndefined();
    await expect(page.locator(':is(#root, #site) :is(script, iframe, object, embed, base, meta, link)')).toHaveCount(0);
  }
});

const html = (text: string) => `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(text)})`;
const element = (tag: string, properties: string) =>
  `document.body.append(Object.assign(document.createElement('${tag}'), ${properties}))`;
// In a later task, because code that Playwright evaluates may use eval in spite of the policy.
const later = (code: string) => `setTimeout(() => { ${code} }, 0)`;

/** Code that an attacker might inject into a page, and the directive that must stop it. */
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

test('the policy stops injected code from running, loading, framing and sending', async ({ server, visit }) => {
  const foreign = await startForeignOrigin();
  const page = await visit(server, desktop, { expectedErrors: /Content Security Policy|CSP/ });
  await page.context().addInitScript({ content: WATCH });
  await page.goto(paths.auth);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const place = (text: string) => text.replaceAll('FOREIGN', foreign.url).replaceAll('OURS', server.url);
  for (const [what, violation, code] of attempts) {
    await page.evaluate(`{ window.violations = []; ${place(code)}; 0 }`);
    await expect
      .poll(() => violationsOn(page), { message: what, intervals: [20, 50, 100] })
      .toContainEqual(expect.stringMatching(new RegExp(`^${place(violation).replaceAll('.', '\\.')}`)));
    expect(await ranOn(page), what).toBeUndefined();
  }
  // The blocked form submission never finishes, so there is no event to wait for.
  expect(page.url()).toBe(server.url + paths.auth);
  expect(await page.evaluate('document.body.checkVisibility()')).toBe(true);
  expect(foreign.requested).toEqual([]);
  await foreign.close();
});

test('no page can be framed', async ({ server, visit }) => {
  const foreign = await startForeignOrigin();
  const page = await visit(server, desktop, { expectedErrors: /frame-ancestors/ });
  for (const path of [paths.home, paths.superadmin.login, '/api/health/ready']) {
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(`${foreign.url}/framing?${encodeURIComponent(`${server.url}${path}`)}`);
    await refused;
    await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  }
  await foreign.close();
});
