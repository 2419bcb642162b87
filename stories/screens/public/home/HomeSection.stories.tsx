import { HomeSection } from '#src/screens/public/home/HomeSection.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeSection });

export const Whole = meta.story({ args: { title: 'Facts', children: 'What is in the section' } });
