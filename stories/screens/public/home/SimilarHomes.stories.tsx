import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { SimilarHomes } from '#src/screens/public/home/SimilarHomes.tsx';
import preview from '#storybook/preview.tsx';

const home = buildHomeDetail();
const meta = preview.meta({ component: SimilarHomes });

export const Whole = meta.story({ args: { home, homes: home.similar } });
