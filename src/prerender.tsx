import type { ReactNode } from 'react';
import { landingVisitors, paths } from '#contract/paths.ts';
import { publicDocument, renderPublicView, socialCard } from './app/publicDocument.tsx';
import { homeDescription, type PublicPage, publicPages } from './app/publicPages.ts';
import type { RenderedView } from './render/renderView.ts';
import { AboutScreen } from './screens/public/about/AboutScreen.tsx';
import { FrontPageScreen } from './screens/public/front-page/FrontPageScreen.tsx';
import { LandingScreen } from './screens/public/landing/LandingScreen.tsx';
import { NotFoundScreen } from './screens/public/not-found/NotFoundScreen.tsx';

interface Variant {
  /** The file's name without its extension. */
  readonly file: string;
  readonly page: PublicPage;
  /** For search engines and shared links. */
  readonly description: string;
  readonly screen: ReactNode;
  /** The `for` query parameter, if the page depends on it. */
  readonly visitor?: string;
  /** A URL that shows the variant, if the page's path is a pattern or shows another variant. */
  readonly at?: string;
}

/** A rendered public page. */
interface RenderedPage extends Variant {
  readonly view: RenderedView;
}

type PublicAssets = Parameters<typeof publicDocument>[0]['assets'] & {
  /** The style sheet for the content below the page's fold. */
  readonly sheet?: string;
};

const landing = {
  page: publicPages.landing,
  screen: <LandingScreen />,
  description:
    'Buy, rent or sell in 24 Indian cities. Search homes, projects, shops and dealers, or begin with the city nearest to you.',
};

// Without a variant here, the server answers a page with Not Found.
const variants: Readonly<Record<keyof typeof publicPages, readonly Variant[]>> = {
  home: [
    {
      file: 'home',
      page: publicPages.home,
      screen: <FrontPageScreen />,
      description: homeDescription,
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

/** Renders all public pages. */
export const renderPublicPages = (): Promise<RenderedPage[]> =>
  Promise.all(
    Object.values(variants)
      .flat()
      .map(async (variant) => ({
        ...variant,
        view: await renderPublicView(variant.at ?? variant.page.path, variant.screen),
      })),
  );

/** The complete HTML document of a public page; the server replaces `__ORIGIN__`. */
export const publicPage = ({ page, description, view }: RenderedPage, { sheet, ...assets }: PublicAssets): string =>
  publicDocument({
    head: {
      title: page.title,
      description,
      path: page === publicPages.notFound ? undefined : page.path,
      image: socialCard,
    },
    origin: '__ORIGIN__',
    view,
    ...(sheet && { sheet }),
    assets,
  });
