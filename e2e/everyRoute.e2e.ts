import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#contract/fixtures/accounts.ts';
import { paths, propertyIdIn } from '#contract/paths.ts';
import { siteTemplates } from '#contract/templates.ts';
import { isFull } from './support/full.ts';
import { addBroker, newcomer, type SignedIn, signedIn } from './support/people.ts';
import { send } from './support/post.ts';
import { watchRequests } from './support/quiet.ts';
import { fillSite, publish } from './support/siteOf.ts';
import type { RunningServer } from './support/startServer.ts';
import { test as base, expect } from './support/test.ts';
import { horizontalOverflow } from './support/visitors.ts';

const widths = [360, 768, 1280, 1536];
// A smaller layout shift is invisible.
const MAX_SHIFT = 0.02;

// Filled by `collectShifts`.
declare global {
  interface Window {
    shifts: number[];
  }
}

const collectShifts = () => {
  window.shifts = [];
  const shifts = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') window.shifts.push(entry.value);
  });
  shifts.observe({ type: 'layout-shift', buffered: true });
};

/** Collects warnings, errors and failed requests of a page, including those that other journeys ignore. */
const listen = (page: Page): string[] => {
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) wrong.push(`${message.type()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // Aborted because the page navigated.
    if (why !== 'net::ERR_ABORTED') wrong.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()}: ${response.url()}`);
  });
  return wrong;
};

/** A server with things on every page, and who looks at them. */
interface World {
  readonly server: RunningServer;
  readonly operator: SignedIn;
  readonly broker: SignedIn;
  /** The path of the broker's site. */
  readonly site: string;
  /** A home of the broker. */
  readonly home: number;
}

const demoAccount = (name: string) => ({ email: `${name}@nivaas.example`, password: DEMO_PASSWORD });

const demoWorld = async (server: RunningServer): Promise<World> => ({
  server,
  operator: await signedIn(server.url, 'super_admin', demoAccount('admin')),
  broker: await signedIn(server.url, 'broker', demoAccount('asha')),
  site: paths.site('asha-rathore'),
  home: 1,
});

/** As many things as a first look at each page shows: filling a demo takes longer than the tests. */
const smallWorld = async (server: RunningServer, { token }: SignedIn): Promise<World> => {
  const { url } = server;
  // An operator of its own, who is signed in once, as most people.
  const operator = newcomer('Nandini Rao');
  await send(url, 'operators', operator, token);
  const broker = await addBroker(url, 'Asha Rathore');
  const site = await publish(url, broker.token, 'classic');
  const [page = ''] = await fillSite(url, broker.token, { site, homes: 4 });
  for (const full_name of [
    'Ravi Saxena',
    'Neha Gupta',
    'Farah Ali',
    'Imran Qureshi',
    'Sunita Agarwal',
    'Deepak Meena',
  ]) {
    const lead = { full_name, email: newcomer(full_name).email, phone: '5550120417' };
    await send(url, 'leads/broker', lead, broker.token);
    await send(url, 'leads/admin', lead, token);
  }
  const home = propertyIdIn(page.split('/').at(-1) ?? '') ?? 0;
  return { server, operator: await signedIn(url, 'super_admin', operator), broker, site, home };
};

// The full run looks at the demo.
const test = base.extend<object, { world: World }>({
  world: [
    isFull
      ? async ({ demo }, use) => use(await demoWorld(demo))
      : async ({ server, meera }, use) => use(await smallWorld(server, meera)),
    { scope: 'worker', timeout: 300_000 },
  ],
});

interface Area {
  readonly name: string;
  readonly routes: (world: World) => readonly string[];
  readonly as?: 'operator' | 'broker';
}

const areas: readonly Area[] = [
  {
    name: 'public page and website',
    routes: ({ site }) => [
      ...[paths.home, paths.landing, paths.about, paths.auth, paths.superadmin.login, site],
      ...[paths.privacyRequests, paths.privacyCopy],
      ...siteTemplates.values.map(paths.sitePreview),
    ],
  },
  {
    name: 'page of the operator’s panel',
    routes: () => [
      ...[paths.superadmin.dashboard, paths.superadmin.brokers, paths.superadmin.crm, paths.superadmin.profile],
      ...[paths.superadmin.manageProperty, paths.superadmin.manageWebsite, paths.superadmin.reports],
      ...[paths.superadmin.notifications, paths.superadmin.settings],
    ],
    as: 'operator',
  },
  {
    name: 'page of the broker’s desk',
    routes: ({ home }) => [
      ...[paths.broker.dashboard, paths.broker.today, paths.broker.users, paths.broker.crm, paths.broker.properties],
      ...[paths.broker.postProperty, paths.broker.editProperty(home), paths.broker.templates, paths.broker.profile],
    ],
    as: 'broker',
  },
];

const sizes = [
  { colorScheme: 'light', width: 360 },
  ...(isFull ? [{ colorScheme: 'dark', width: 1280 } as const] : []),
] as const;

for (const { colorScheme, width } of sizes) {
  for (const { name, routes, as } of areas) {
    test(`at ${width} px, ${colorScheme}, no ${name} fails, shifts or scrolls horizontally`, async ({
      world,
      visit,
    }) => {
      const sessions = as ? [world[as]] : [];
      const page = await visit(world.server, { viewport: { width, height: 800 } }, { as: sessions, colorScheme });
      await page.addInitScript(collectShifts);
      const { quiet } = watchRequests(page);
      const problems = listen(page);
      const wrong: string[] = [];
      for (const at of routes(world)) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(at);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await quiet();
        const shift = await page.evaluate(() => window.shifts.reduce((sum, one) => sum + one, 0));
        if (shift > MAX_SHIFT) problems.push(`shifted by ${shift.toFixed(3)}`);
        for (const other of widths) {
          await page.setViewportSize({ width: other, height: 800 });
          const overflow = await horizontalOverflow(page);
          if (overflow > 0) problems.push(`at ${other} px scrolls horizontally by ${overflow} px`);
        }
        wrong.push(...problems.splice(0).map((what) => `${at}: ${what}`));
      }
      expect(wrong).toEqual([]);
    });
  }
}
