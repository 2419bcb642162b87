import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { HomeGallery } from '#src/screens/public/home-page/HomeGallery.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeGallery });

export const Whole = meta.story({ args: { home: buildHomeDetail() } });
