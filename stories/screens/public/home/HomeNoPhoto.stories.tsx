import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { HomeNoPhoto } from '#src/screens/public/home/HomeNoPhoto.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeNoPhoto });

export const Whole = meta.story({ args: { home: buildHomeDetail() } });
