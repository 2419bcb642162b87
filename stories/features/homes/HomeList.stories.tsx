import { HomeList } from '#src/features/homes/HomeList.tsx';
import { someHomes } from '#stories/mocks/homes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeList });

export const Whole = meta.story({ args: { homes: someHomes() } });

export const Swiped = meta.story({ args: { homes: someHomes(), swiped: true } });
