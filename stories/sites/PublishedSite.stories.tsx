import createCache from '@emotion/cache';
import { PublishedSite } from '#src/sites/PublishedSite.tsx';
import preview from '#storybook/preview.tsx';
import { homeOf } from '../mocks/siteKinds.ts';

const meta = preview.meta({ component: PublishedSite, args: { cache: createCache({ key: 'published' }) } });

/** The page as the server renders it. */
export const Home = meta.story({
  args: { view: { kind: 'home', base: '/site/asha-rathore', site: homeOf('classic', 'full').site } },
});
