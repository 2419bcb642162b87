import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { HomeBroker } from '#src/screens/public/home/HomeBroker.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeBroker });

export const Whole = meta.story({ args: { home: buildHomeDetail() } });
