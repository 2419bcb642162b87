import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { HomeEnquiry } from '#src/screens/public/home-page/HomeEnquiry.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeEnquiry });

export const Whole = meta.story({ args: { home: buildHomeDetail() } });
