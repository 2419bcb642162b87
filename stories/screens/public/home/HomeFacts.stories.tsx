import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { HomeFacts } from '#src/screens/public/home/HomeFacts.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeFacts });

export const Whole = meta.story({ args: { home: buildHomeDetail() } });
