import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { HomeVideo } from '#src/screens/public/home/HomeVideo.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeVideo });

export const Whole = meta.story({ args: { home: buildHomeDetail() } });
