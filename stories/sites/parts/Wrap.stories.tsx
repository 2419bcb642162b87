import { Wrap } from '#src/sites/parts/Wrap.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: Wrap });

export const Column = meta.story({ args: { children: 'The column of a site' } });
