import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { HomeTop } from '#src/screens/public/home/HomeTop.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeTop });

export const Whole = meta.story({ args: { home: buildHomeDetail() } });
