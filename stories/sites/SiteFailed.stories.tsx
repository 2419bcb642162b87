import { fn } from 'storybook/test';
import { SiteFailed } from '#src/sites/SiteFailed.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SiteFailed });

export const Unreachable = meta.story({ args: { error: new Error('The server cannot be reached.'), onRetry: fn() } });
