import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { HomeAbout } from '#src/screens/public/home/HomeAbout.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeAbout });

export const Whole = meta.story({ args: { home: buildHomeDetail() } });
