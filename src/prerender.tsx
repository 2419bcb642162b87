import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { landingVisitors, paths } from '#contract/paths.ts';
import { PublicFrame } from './app/layouts/PublicFrame.tsx';
import { publicIsland } from './app/publicIslands.tsx';
import { type PublicPage, publicPages } from './app/publicPages.ts';
import { AddressContext } from './render/documentRouter.tsx';
import { pageDocument } from './render/pageDocument.ts';
import { type RenderedView, renderView } from './render/renderView.ts';
import { AboutScreen } from './screens/public/about/AboutScreen.tsx';
import { HomeScreen } from './screens/public/home/HomeScreen.tsx';
import { LandingScreen } from './screens/public/landing/LandingScreen.tsx';
import { NotFoundScreen } from './screens/public/not-found/NotFoundScreen.tsx';
import { AppTheme } from './theme/mui/AppTheme.tsx';

interface Variant {
  /** The file's name without its extension. */
  readonly file: string;
  readonly page: PublicPage;
  /** For search engines and shared links. */
  readonly description: string;
  readonly screen: ReactNode;
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
  /** The module that takes over the interactive parts. */
  readonly entry: string;
  /** Its style sheet, which declares the fonts. */
  readonly css: string;
  /** The style sheet of what follows the page's fold. */
  readonly sheet?: string;
  /** The built index.html, whose icons and colours all pages share. */
  readonly shell: string;
}

const landing = {
  page: publicPages.landing,
  screen: <LandingScreen />,
  description:
    'Buy, rent or sell in 24 Indian cities. Search homes, projects, shops and dealers, or begin with the city nearest to you.',
};

// A page without a variant here is answered with Not Found.
const variants: Readonly<Record<keyof typeof publicPages, readonly Variant[]>> = {
  home: [
    {
      file: 'home',
      page: publicPages.home,
      screen: <HomeScreen />,
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
      screen: <AboutScreen />,
      description:
        'We simplify real estate for everyone: what Nivaas offers, what it holds to, who leads it, and how to write to us.',
    },
  ],
  notFound: [
    {
      file: 'not-found',
      page: publicPages.notFound,
      screen: <NotFoundScreen />,
      at: '/not-found',
      description: 'Nothing lives at this address. It may have moved, or never been here.',
    },
  ],
};

const rendered = ({ at, page, screen }: Variant): Promise<RenderedView> => {
  const address = at ?? page.path;
  return renderView(
    (cache) => (
      <AddressContext value={address}>
        <StrictMode>
          <AppTheme cache={cache}>
            <PublicFrame>{screen}</PublicFrame>
          </AppTheme>
        </StrictMode>
      </AddressContext>
    ),
    (cache, content) => <AddressContext value={address}>{publicIsland(cache, content)}</AddressContext>,
  );
};

/** Renders all public pages. */
export const renderPublicPages = (): Promise<RenderedPage[]> =>
  Promise.all(
    Object.values(variants)
      .flat()
      .map(async (variant) => ({
        ...variant,
        view: await rendered(variant),
      })),
  );

// The shell's icons, colours and the script that sets the scheme.
const sharedTags =
  /<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>|<meta name="(?:color-scheme|theme-color)"[^>]*>|<script src="\/color-scheme.js"><\/script>/g;

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
    tags: assets.shell.match(sharedTags)?.join('') ?? '',
    fonts: assets.css,
    view,
    ...(assets.sheet && { sheet: assets.sheet }),
    root: { id: 'root' },
    start: { 'data-app': assets.entry },
  });
