import { rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserArgs } from '../find-browser.mjs';
import { openPreview, readStories, showStory } from '../storybook/page.mjs';
import { fileOf, folders, picturesIn, storyOf } from './folders.mjs';
import { groupsOf } from './groups.mjs';

const WINDOWS = 3;
const STEADY_TRIES = 6;
const FETCH_MS = 5_000;
// What makes the same page come out with other pixels: letters fitted to the screen, tiles drawn by several hands, in part
// or by a graphics card.
const steadyDrawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--disable-skia-runtime-opts',
  '--disable-gpu',
];
// Notes on the screen go away after some seconds, on a busy machine before their picture is taken: not here.
const holdNotes = () => {
  const start = window.setTimeout;
  const never = 2 ** 31 - 1;
  window.setTimeout = (work, ms, ...values) => start(work, ms >= 4_000 && ms < 30_000 ? never : ms, ...values);
};

// What a story fetches of itself on the way: parts of the program, pictures. Its calls are not among them: some stories
// show how waiting for one looks.
const PARTS = new Set(['script', 'stylesheet', 'image', 'font']);
const fetching = new WeakMap();

const countFetches = (page) => {
  const open = new Set();
  fetching.set(page, open);
  page.on('request', (request) => PARTS.has(request.resourceType()) && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
};

const allFetched = async (page) => {
  const deadline = Date.now() + FETCH_MS;
  while (fetching.get(page).size && Date.now() < deadline) await sleep(20);
};

const openPage = async (browser, url, scheme, viewport) => {
  const context = await browser.newContext({
    viewport,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  countFetches(page);
  await page.addInitScript(holdNotes);
  await openPreview(page, url, scheme, true);
  return page;
};

/** The stories to be taken. */
const readWanted = async (browser, url, wanted) => {
  const page = await openPage(browser, url, 'light', { width: 1280, height: 860 });
  const entries = await page.evaluate(async () => (await (await fetch('/index.json')).json()).entries);
  const ids = Object.values(entries).flatMap(({ id, type }) => (type === 'story' && wanted(id) ? [id] : []));
  const stories = await readStories(page, ids);
  await page.context().close();
  return stories;
};

// Fonts are there, pictures decoded, also those that would wait until they are scrolled to. A whole page's picture lays it
// out anew for a moment, in which the focus may get lost.
const settle = (page) =>
  page.evaluate(async () => {
    if (document.activeElement !== window.__focused && window.__focused?.isConnected) window.__focused.focus();
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });

/** A picture that is the same twice in a row. */
const steadyPicture = async (page) => {
  let last = Buffer.alloc(0);
  for (let round = 0; round < STEADY_TRIES; round += 1) {
    await allFetched(page);
    await settle(page);
    const next = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`never stood still in ${STEADY_TRIES} pictures`);
};

/** One picture into `visual/taken`, or why there is none. */
const takeOne = async (page, { id, name }) => {
  try {
    const wrong = await showStory(page, id);
    if (wrong) return wrong;
    await page.evaluate(() => {
      window.__focused = document.activeElement;
    });
    await writeFile(fileOf(folders.taken, name), await steadyPicture(page));
    return undefined;
  } catch (error) {
    return String(error.message).split('\n')[0];
  }
};

// A page shows so many, then a new one goes on: it grows with each.
const SLICE = 80;

const slicesOf = ({ pictures, ...group }) =>
  Array.from({ length: Math.ceil(pictures.length / SLICE) }, (_, at) => ({
    ...group,
    pictures: pictures.slice(at * SLICE, (at + 1) * SLICE),
  }));

const takeSlice = async (browser, url, { scheme, size, pictures }, failures) => {
  let page = await openPage(browser, url, scheme, size);
  for (const picture of pictures) {
    const wrong = await takeOne(page, picture);
    if (!wrong) continue;
    failures.set(picture.name, wrong);
    // What went wrong may still be going on.
    await page.context().close();
    page = await openPage(browser, url, scheme, size);
  }
  await page.context().close();
};

// Some stories show the address that they are served at: without this, another port each time.
const HOST = 'nivaas.localhost';

const openBrowser = (port) =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: [...browserArgs, ...steadyDrawing, `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}`],
  });

/**
 * Takes every wanted story in its modes into `visual/taken`, in place of what lay there of it.
 * @param {number} port where the static Storybook is served
 * @param {(id: string) => boolean} wanted
 * @param {Set<string>} [only] of these, the pictures with these names alone
 * @returns {Promise<{ names: string[], failures: Map<string, string> }>} the pictures there should be, and why some are not
 */
export const takePictures = async (port, wanted, only) => {
  const url = `http://${HOST}`;
  const failures = new Map();
  // One window a browser: a window that opens or closes beside it would take the focus from it for a moment.
  const browsers = await Promise.all(Array.from({ length: WINDOWS }, () => openBrowser(port)));
  try {
    const groups = groupsOf(await readWanted(browsers[0], url, wanted), only);
    const before = await picturesIn(folders.taken);
    const old = before.filter((name) => (only ? only.has(name) : wanted(storyOf(name))));
    await Promise.all(old.map((name) => rm(fileOf(folders.taken, name))));
    const queue = groups.flatMap(slicesOf);
    const work = async (browser) => {
      for (let slice = queue.shift(); slice; slice = queue.shift()) await takeSlice(browser, url, slice, failures);
    };
    await Promise.all(browsers.map(work));
    return { names: groups.flatMap(({ pictures }) => pictures.map(({ name }) => name)), failures };
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
};
