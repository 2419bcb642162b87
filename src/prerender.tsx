import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router-dom';
import { landingVisitors, paths } from '#contract/paths.ts';
import { App } from './app/App.tsx';
import { type PublicPage, publicPages } from './app/publicPages.ts';
import { criticalStyles } from './theme/criticalStyles.ts';
import { createStyleCache } from './theme/styleCache.ts';

/** A public page as HTML: what goes into the head, and what the app mounts on. */
interface RenderedPage {
  /** The file's name. */
  readonly file: string;
  /** Its pattern in the route table. */
  readonly path: string;
  /** The module of its screen, which the app fetches by itself. */
  readonly screen: string;
  /** The `for` of the address, where the page differs by it. */
  readonly visitor?: string;
  readonly title: string;
  readonly description: string;
  /** Style elements of everything on the page, and no more. */
  readonly styles: string;
  readonly body: string;
}

interface Variant {
  readonly file: string;
  readonly page: PublicPage;
  /** Below src/screens/public. */
  readonly screen: string;
  readonly visitor?: string;
  /** An address that shows it, where its path alone does not. */
  readonly at?: string;
}

const landing = { page: publicPages.landing, screen: 'landing/LandingScreen' };

// One at least of each page: what is not made here is not found.
const made: Readonly<Record<keyof typeof publicPages, readonly Variant[]>> = {
  home: [{ file: 'home', page: publicPages.home, screen: 'home/HomeScreen' }],
  landing: [
    { ...landing, file: 'landing' },
    ...landingVisitors.map((visitor) => ({
      ...landing,
      file: `landing-${visitor}`,
      visitor,
      at: paths.landingFor(visitor),
    })),
  ],
  about: [{ file: 'about', page: publicPages.about, screen: 'about/AboutScreen' }],
  notFound: [{ file: 'not-found', page: publicPages.notFound, screen: 'not-found/NotFoundScreen', at: '/not-found' }],
};
const variants = Object.values(made).flat();

const textOf = async (stream: ReadableStream): Promise<string> => new Response(stream).text();

// Pictures to load early come first in the markup; in the page they belong into the head, and not where the app mounts.
const leadingLinks = /^(?:<link[^>]*>)+/;

const render = async (address: string) => {
  const cache = createStyleCache();
  cache.compat = true;
  const app = (
    <MemoryRouter initialEntries={[address]}>
      <App cache={cache} />
    </MemoryRouter>
  );
  // In one piece, however large: what comes later is put in its place by inline scripts, which our policy forbids.
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  const html = await textOf(prelude);
  const links = leadingLinks.exec(html)?.[0] ?? '';
  const body = html.slice(links.length);
  if (body.includes('<script')) throw new Error(`${address} came with a script in its markup`);
  return { styles: criticalStyles(cache, body), body };
};

/** All public pages, rendered; the address decides nothing but what `visitor` names. */
export const renderPublicPages = (): Promise<RenderedPage[]> =>
  Promise.all(
    variants.map(async ({ file, page: { path, title, description }, screen, visitor, at = path }) => {
      const rendered = await render(at);
      return {
        file: `${file}.html`,
        path,
        screen: `src/screens/public/${screen}.tsx`,
        ...(visitor ? { visitor } : {}),
        title: `${title} · Nivaas`,
        description,
        ...rendered,
      };
    }),
  );
