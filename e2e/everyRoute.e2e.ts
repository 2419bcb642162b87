import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#contract/fixtures/accounts.ts';
import { paths } from '#contract/paths.ts';
import { siteTemplates } from '#contract/templates.ts';
import { isFull } from './support/full.ts';
import { type SignedIn, signedIn } from './support/people.ts';
import { watchRequests } from './support/quiet.ts';
import { expect, test } from './support/test.ts';
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

const areas = [
  {
    name: 'public page and website',
    routes: [
      ...[paths.home, paths.landing, paths.about, paths.auth, paths.superadmin.login, paths.site('asha-rathore')],
      ...[paths.privacyRequests, paths.privacyCopy],
      ...siteTemplates.values.map(paths.sitePreview),
    ],
  },
  {
    name: 'page of the operator’s panel',
    routes: [
      ...[paths.superadmin.dashboard, paths.superadmin.brokers, paths.superadmin.crm, paths.superadmin.profile],
      ...[paths.superadmin.manageProperty, paths.superadmin.manageWebsite, paths.superadmin.reports],
      ...[paths.superadmin.notifications, paths.superadmin.settings],
    ],
    enter: (url: string) => signedIn(url, 'super_admin', { email: 'admin@nivaas.example', password: DEMO_PASSWORD }),
  },
  {
    name: 'page of the broker’s desk',
    routes: [
      ...[paths.broker.dashboard, paths.broker.today, paths.broker.users, paths.broker.crm, paths.broker.properties],
      // The demo's first broker has this home.
      ...[paths.broker.postProperty, paths.broker.editProperty(1), paths.broker.templates, paths.broker.profile],
    ],
    enter: (url: string) => signedIn(url, 'broker', { email: 'asha@nivaas.example', password: DEMO_PASSWORD }),
  },
] satisfies readonly { name: string; routes: readonly string[]; enter?: (url: string) => Promise<SignedIn> }[];

const sizes = [
  { colorScheme: 'light', width: 360 },
  ...(isFull ? [{ colorScheme: 'dark', width: 1280 } as const] : []),
] as const;

// All in one worker, because filling a demo takes longer than the tests.
for (const { colorScheme, width } of sizes) {
  for (const { name, routes, enter } of areas) {
    test(`at ${width} px, ${colorScheme}, no ${name} fails, shifts or scrolls horizontally`, async ({
      demo,
      visit,
    }) => {
      const as = enter ? [await enter(demo.url)] : [];
      const page = await visit(demo, { viewport: { width, height: 800 } }, { as, colorScheme });
      await page.addInitScript(collectShifts);
      const { quiet } = watchRequests(page);
      const problems = listen(page);
      const wrong: string[] = [];
      for (const at of routes) {
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
