import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { KeyFacts } from '#src/screens/public/home/KeyFacts.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: KeyFacts });

export const Whole = meta.story({ args: { home: buildHomeDetail() } });
