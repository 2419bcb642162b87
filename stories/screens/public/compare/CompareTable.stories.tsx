import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { CompareTable } from '#src/screens/public/compare/CompareTable.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: CompareTable });

export const One = meta.story({ args: { homes: [buildHomeDetail()] } });
