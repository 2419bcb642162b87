import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../contract/paths';
import { siteTemplates } from '../contract/templates';
import { openBrowser } from './support/browser';
import { signInBroker, signInOperator } from './support/signIn';
import { type RunningServer, startServer } from './support/startServer';

const password = 'Namaste#2026home';
const widths = [360, 768, 1280, 1536];
// What the eye does not notice.
const MOST_SHIFT = 0.02;

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer({ DEMO: 'on', LOG_LEVEL: 'silent' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

// The name of the collector that each page begins with.
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

const sidewaysAt = async (page: Page, width: number): Promise<number> => {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
};

// What goes wrong from here on.
const listen = (page: Page): string[] => {
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) wrong.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrong.push(`thrown: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // Given up because the page was left.
    if (why !== 'net::ERR_ABORTED') wrong.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()}: ${response.url()}`);
  });
  return wrong;
};

const visit = async (page: Page, at: string, width: number, wrong: string[]): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(server.url + at);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(() => window.shifts.reduce((sum, one) => sum + one, 0));
  if (shift > MOST_SHIFT) wrong.push(`shifted by ${shift.toFixed(3)}`);
  for (const other of widths) {
    const sideways = await sidewaysAt(page, other);
    if (sideways > 0) wrong.push(`at ${other} px scrolls sideways by ${sideways} px`);
  }
};

interface Area {
  readonly name: string;
  /** Who signs in arrives at the first. */
  readonly routes: readonly string[];
  readonly enter?: (page: Page, url: string) => Promise<void>;
}

const areas: readonly Area[] = [
  {
    name: 'the public pages and websites',
    routes: [
      paths.home,
      paths.landing,
      paths.about,
      paths.auth,
      paths.superadmin.login,
      paths.site('asha-rathore'),
      ...siteTemplates.values.map(paths.sitePreview),
    ],
  },
  {
    name: 'the operator’s panel',
    routes: [paths.superadmin.dashboard, paths.superadmin.brokers, paths.superadmin.crm, paths.superadmin.profile],
    enter: (page, url) => signInOperator(page, url, { email: 'admin@nivaas.example', password }),
  },
  {
    name: 'the broker’s desk',
    routes: [
      paths.broker.dashboard,
      paths.broker.users,
      paths.broker.crm,
      paths.broker.properties,
      paths.broker.postProperty,
      paths.broker.templates,
      paths.broker.profile,
    ],
    enter: (page, url) => signInBroker(page, url, { email: 'asha@nivaas.example', password }),
  },
];

const sizes = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
] as const;

describe.each(sizes)('opened $width px wide, $colorScheme', ({ colorScheme, width }) => {
  test.each(areas)('$name: nothing fails or jumps, and nothing scrolls sideways at any width', async (area) => {
    const context: BrowserContext = await browser.newContext({ colorScheme });
    await context.addInitScript(collectShifts);
    const page = await context.newPage();
    if (area.enter) {
      await area.enter(page, server.url);
      await page.waitForURL(server.url + area.routes[0]);
      await page.waitForLoadState('networkidle');
    }
    const heard = listen(page);
    const wrong: string[] = [];
    for (const at of area.routes) {
      await visit(page, at, width, heard);
      wrong.push(...heard.splice(0).map((what) => `${at}: ${what}`));
    }
    expect(wrong).toEqual([]);
    await context.close();
  });
});
