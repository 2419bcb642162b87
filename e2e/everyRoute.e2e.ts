import { DEMO_PASSWORD } from '#contract/fixtures/accounts.ts';
import { paths, propertyIdIn } from '#contract/paths.ts';
import { siteTemplates } from '#contract/templates.ts';
import { isFull } from './support/full.ts';
import { listen } from './support/listen.ts';
import { addBroker, newcomer, type SignedIn, signedIn } from './support/people.ts';
import { get, send } from './support/post.ts';
import { watchRequests } from './support/quiet.ts';
import { fillSite, publish } from './support/siteOf.ts';
import type { RunningServer } from './support/startServer.ts';
import { test as base, expect } from './support/test.ts';
import { overflows } from './support/visitors.ts';

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

/** A server with data for every page, and the accounts that open the pages. */
interface DemoData {
  readonly server: RunningServer;
  readonly operator: SignedIn;
  readonly broker: SignedIn;
  /** The path of the broker's site. */
  readonly site: string;
  /** A home of the broker. */
  readonly home: number;
  /** What only the full run has and visits. */
  readonly full?: {
    readonly seeker: SignedIn;
    /** The first lead of the main website, and of the broker. */
    readonly leads: { readonly operator: number; readonly broker: number };
  };
}

const demoAccount = (name: string) => ({ email: `${name}@nivaas.example`, password: DEMO_PASSWORD });

const buildDemoData = async (server: RunningServer): Promise<DemoData> => {
  const operator = await signedIn(server.url, 'super_admin', demoAccount('admin'));
  const broker = await signedIn(server.url, 'broker', demoAccount('asha'));
  const leadOf = async (owner: 'admin' | 'broker', { token }: SignedIn) =>
    (await get<{ data: { id: number }[] }>(server.url, `leads/${owner}`, token)).data[0]?.id ?? 0;
  return {
    ...{ server, operator, broker, site: paths.site('asha-rathore'), home: 1 },
    full: {
      seeker: await signedIn(server.url, 'user', demoAccount('ravi')),
      leads: { operator: await leadOf('admin', operator), broker: await leadOf('broker', broker) },
    },
  };
};

/** Just enough data for a first look at each page: filling the demo takes longer than the tests. */
const smallData = async (server: RunningServer, { token }: SignedIn): Promise<DemoData> => {
  const { url } = server;
  // A separate operator with a single session, as most people have.
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

// The full run uses the demo data.
const test = base.extend<object, { data: DemoData }>({
  data: [
    isFull
      ? async ({ demo }, use) => use(await buildDemoData(demo))
      : async ({ server, meera }, use) => use(await smallData(server, meera)),
    { scope: 'worker', timeout: 300_000 },
  ],
});

interface Area {
  readonly name: string;
  readonly routes: (data: DemoData) => readonly string[];
  readonly as?: (data: DemoData) => SignedIn | undefined;
}

/** The links of mails, the pages for finding a home, and a property on a site and on each preview. */
const alsoForEveryone = (site: string, home: number) => [
  ...[paths.resetPassword, paths.confirmEmail, paths.unsubscribe].map((path) => `${path}?token=none`),
  ...[paths.home, paths.homes, `${paths.homes}?for=rent`, paths.homePage(home, ''), paths.place('Jaipur')],
  ...[paths.place('Jaipur', 'Vaishali Nagar'), paths.brokers, paths.brokerPage('1'), paths.saved],
  ...[paths.compareOf([home, home + 1]), paths.forgotPassword, paths.siteProperty(site, home, '')],
  ...siteTemplates.values.map((template) => paths.siteProperty(paths.sitePreview(template), 1, '')),
];

const areas: readonly Area[] = [
  {
    name: 'public page and website',
    // Those of `publicPaths` are in public.e2e.ts.
    routes: ({ site, home, full }) => [
      ...[paths.auth, paths.superadmin.login, site],
      ...[paths.privacyRequests, paths.privacyCopy],
      ...siteTemplates.values.map(paths.sitePreview),
      ...(full ? alsoForEveryone(site, home) : []),
    ],
  },
  {
    name: 'page of the operator’s panel',
    routes: ({ full }) => [
      ...[paths.superadmin.dashboard, paths.superadmin.brokers, paths.superadmin.crm, paths.superadmin.profile],
      ...[paths.superadmin.manageProperty, paths.superadmin.manageWebsite, paths.superadmin.reports],
      ...[paths.superadmin.notifications, paths.superadmin.settings],
      ...(full ? [paths.superadmin.lead(full.leads.operator)] : []),
    ],
    as: ({ operator }) => operator,
  },
  {
    name: 'page of the broker’s panel',
    routes: ({ home, full }) => [
      ...[paths.broker.dashboard, paths.broker.today, paths.broker.users, paths.broker.crm, paths.broker.properties],
      ...[paths.broker.postProperty, paths.broker.editProperty(home), paths.broker.templates, paths.broker.profile],
      ...(full ? [paths.broker.importLeads, paths.broker.lead(full.leads.broker)] : []),
    ],
    as: ({ broker }) => broker,
  },
  ...(isFull
    ? [{ name: 'page of an account', routes: () => [paths.account], as: ({ full }: DemoData) => full?.seeker }]
    : []),
];

const sizes = [
  { colorScheme: 'light', width: 360 },
  ...(isFull ? [{ colorScheme: 'dark', width: 1280 } as const] : []),
] as const;

for (const { colorScheme, width } of sizes) {
  for (const { name, routes, as } of areas) {
    test(`at ${width} px, ${colorScheme}, no ${name} fails, shifts or scrolls horizontally`, async ({
      data,
      visit,
    }) => {
      const sessions = [as?.(data)].flatMap((one) => one ?? []);
      const page = await visit(data.server, { viewport: { width, height: 800 } }, { as: sessions, colorScheme });
      await page.addInitScript(collectShifts);
      const { quiet } = watchRequests(page);
      const problems = listen(page);
      const wrong: string[] = [];
      for (const at of routes(data)) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(at);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await quiet();
        const shift = await page.evaluate(() => window.shifts.reduce((sum, one) => sum + one, 0));
        if (shift > MAX_SHIFT) problems.push(`shifted by ${shift.toFixed(3)}`);
        problems.push(...(await overflows(page)));
        wrong.push(...problems.splice(0).map((what) => `${at}: ${what}`));
      }
      expect(wrong).toEqual([]);
    });
  }
}
