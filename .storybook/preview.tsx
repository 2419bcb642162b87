import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import isChromatic from 'chromatic/isChromatic';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { schemeAttribute, schemeStorageKey } from '#src/theme/mui/theme.ts';
import { releaseHeld } from '#stories/mocks/mock.ts';
import { quotaCalls } from '#stories/mocks/quotas.ts';
import { ComponentDocs } from './ComponentDocs.tsx';
import { globalsInDocs, preventPageScroll } from './docsFrame.ts';
import { drawSamplePhotos } from './drawSamplePhotos.ts';
import { freezeDateAndRandom, resetRandom } from './freezeDateAndRandom.ts';
import { lazyQueryError } from './lazyQueryError.ts';
import { lightModes } from './modes.ts';
import { allReceived, markReceived } from './pendingRequests.ts';
import { SchemedDocs } from './SchemedDocs.tsx';
import { StoryProviders } from './StoryProviders.tsx';
import { noteUnmocked, takeUnmocked } from './unmocked.ts';

// A generous timeout, because a busy machine may need more than the default second.
configure({ asyncUtilTimeout: 20_000, getElementError: lazyQueryError });

// Chromatic's browser and our own visual review, which uses the same flag.
if (isChromatic()) freezeDateAndRandom();
preventPageScroll();

const startWorker = async () => {
  // Quotas have room by default, so that stories need not mock them.
  const worker = setupWorker(drawSamplePhotos, ...quotaCalls());
  await worker.start({
    quiet: true,
    serviceWorker: { url: '/storyWorker.js' },
    onUnhandledRequest: (request, print) => {
      const { pathname, search } = new URL(request.url);
      noteUnmocked(`${request.method} ${pathname}${search}`);
      print.error();
    },
  });
  worker.events.on('request:start', ({ request }) => markReceived(request.url));
  return worker;
};

const schemeOf = (value: unknown) => (value === 'dark' ? 'dark' : 'light');

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  // The manager's scheme; tests and visual review set their own.
  initialGlobals: {
    scheme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    ...globalsInDocs,
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // Skips frames, because axe would wait half a second for each of them.
      options: { preload: false, iframes: false, resultTypes: ['violations'] },
      // This rule takes a seventh of axe's time to find `!important` in style attributes, which React cannot write.
      config: { rules: [{ id: 'avoid-inline-spacing', enabled: false }] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '860px' }, type: 'desktop' },
      },
    },
    looks: ['color-contrast', 'target-size'],
    // A website's URL contains Storybook's host, which differs in each of Chromatic's builds.
    chromatic: { modes: lightModes, prefersReducedMotion: 'reduce', ignoreSelectors: ['[aria-label="Your website"]'] },
    docs: { container: SchemedDocs, page: ComponentDocs, toc: { headingSelector: 'h3' } },
    // The introduction comes first, then everything from the smallest parts to whole screens.
    options: {
      storySort: {
        order: [
          'docs',
          ['Start', 'Screens'],
          'foundations',
          'ui',
          'features',
          'screens',
          'app',
          ['layouts', 'RouteFailed'],
          'sites',
          'art',
        ],
      },
    },
  },
  beforeEach: ({ globals, parameters, tags }) => {
    // In a quick run axe checks each look once, and skips stories of behaviour, whose look another story shows.
    if (globals.axe === 'shown') parameters.a11y.test = tags.includes('behaviour') ? 'off' : 'error';
    releaseHeld();
    resetRandom();
    takeUnmocked();
    localStorage.clear();
    sessionStorage.clear();
    const scheme = schemeOf(globals.scheme);
    localStorage.setItem(schemeStorageKey, scheme);
    document.documentElement.setAttribute(schemeAttribute, scheme);
    const sessions: Record<string, unknown> = parameters.session ?? {};
    for (const [role, session] of Object.entries(sessions))
      localStorage.setItem(`nivaas.session.${role}`, JSON.stringify(session));
  },
  afterEach: async () => {
    await allReceived();
    const calls = takeUnmocked();
    if (calls.length) throw new Error(`The story made calls that nothing mocks: ${calls.join(', ')}`);
  },
  decorators: [
    (Story, { globals, id, parameters }) => (
      <StoryProviders key={`${id} ${schemeOf(globals.scheme)}`} router={parameters.router}>
        <Story />
      </StoryProviders>
    ),
  ],
});
