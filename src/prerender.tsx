import { MemoryRouter } from 'react-router-dom';
import { landingVisitors, paths } from '#contract/paths.ts';
import { App } from './app/App.tsx';
import { type PublicPage, publicPages } from './app/publicPages.ts';
import { pageDocument } from './render/pageDocument.ts';
import { type RenderedView, renderView } from './render/renderView.ts';

interface Variant {
  /** The file's name without its extension. */
  readonly file: string;
  readonly page: PublicPage;
  /** For search engines and shared links. */
  readonly description: string;
  /** The module of its screen, below src/screens/public. */
  readonly screen: string;
  /** The `for` of the address, where the page differs by it. */
  readonly visitor?: string;
  /** An address that shows it, if its path is a pattern or shows another variant. */
  readonly at?: string;
}

/** A public page, rendered. */
interface RenderedPage extends Variant {
  readonly view: RenderedView;
}

/** The built files that a public page names. */
interface PublicAssets {
  /** The app's entry module. */
  readonly app: string;
  /** What the page imports besides it: its screen, and what that imports. */
  readonly parts: readonly string[];
  /** The app's style sheet, which declares the fonts. */
  readonly css: string;
  /** The built index.html, whose icons and colours all pages share. */
  readonly shell: string;
}

const landing = {
  page: publicPages.landing,
  screen: 'landing/LandingScreen',
  description:
    'Buy, rent or sell in 24 Indian cities. Search homes, projects, shops and dealers, or begin with the city nearest to you.',
};

// A page without a variant here is answered with Not Found.
const variants: Readonly<Record<keyof typeof publicPages, readonly Variant[]>> = {
  home: [
    {
      file: 'home',
      page: publicPages.home,
      screen: 'home/HomeScreen',
      description:
        'Flats, villas, builder floors and plots in Jaipur: checked by people, priced plainly, shown by brokers who are known by name.',
    },
  ],
  landing: [
    { ...landing, file: 'landing' },
    ...landingVisitors.map((visitor) => ({
      ...landing,
      file: `landing-${visitor}`,
      visitor,
      at: paths.landingFor(visitor),
    })),
  ],
  about: [
    {
      file: 'about',
      page: publicPages.about,
      screen: 'about/AboutScreen',
      description:
        'We simplify real estate for everyone: what Nivaas offers, what it holds to, who leads it, and how to write to us.',
    },
  ],
  notFound: [
    {
      file: 'not-found',
      page: publicPages.notFound,
      screen: 'not-found/NotFoundScreen',
      at: '/not-found',
      description: 'Nothing lives at this address. It may have moved, or never been here.',
    },
  ],
};

/** Renders all public pages. */
export const renderPublicPages = (): Promise<RenderedPage[]> =>
  Promise.all(
    Object.values(variants)
      .flat()
      .map(async (variant) => ({
        ...variant,
        view: await renderView((cache) => (
          <MemoryRouter initialEntries={[variant.at ?? variant.page.path]}>
            <App cache={cache} />
          </MemoryRouter>
        )),
      })),
  );

const fontFace = /@font-face\s*\{[^}]*\}/g;
const isFetched = (rule: string) => rule.includes('url(');
// The shell's icons, colours and the script that sets the scheme.
const sharedTags =
  /<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>|<meta name="(?:color-scheme|theme-color)"[^>]*>|<script src="\/color-scheme.js"><\/script>/g;

// Pages are read in fallback fonts first. On a first visit public/start.js enables the fetched ones after the first paint, on a
// later visit public/color-scheme.js enables them at once: so they must come before that script.
const tagsOf = ({ css, shell }: PublicAssets): string => {
  const fetched = (css.match(fontFace) ?? []).filter(isFetched).join('');
  const tags = shell.match(sharedTags);
  if (!fetched || !tags) throw new Error('The built app has no fonts, or its index.html no icons');
  const others = css.replace(fontFace, (rule) => (isFetched(rule) ? '' : rule));
  return `<style id="faces" media="not all">${fetched}</style><noscript><style>${fetched}</style></noscript>
${tags.join('\n')}
<style>${others}</style>`;
};

const socialCard = {
  url: '/brand/social-card.png',
  alt: 'Nivaas: homes, found with care. A haveli in the evening light.',
  width: 1200,
  height: 630,
};

/** The whole document of a public page; the server replaces `__ORIGIN__`. */
export const publicDocument = ({ page, description, view }: RenderedPage, assets: PublicAssets): string =>
  pageDocument({
    head: {
      title: `${page.title} · Nivaas`,
      brand: 'Nivaas',
      description,
      path: page === publicPages.notFound ? undefined : page.path,
      image: socialCard,
    },
    origin: '__ORIGIN__',
    tags: tagsOf(assets),
    view,
    root: { id: 'root', 'data-page': page.path },
    start: { 'data-app': assets.app, 'data-parts': assets.parts.join(' ') },
  });
