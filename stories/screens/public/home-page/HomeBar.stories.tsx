import { HomeBar } from '#src/screens/public/home-page/HomeBar.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeBar });

export const Whole = meta.story({ args: { id: 1 } });
