import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { HomeTitle } from '#src/screens/public/home/HomeTitle.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeTitle });

export const Whole = meta.story({ args: { home: buildHomeDetail() } });
