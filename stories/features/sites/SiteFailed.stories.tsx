import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { SiteFailed } from '../../../src/features/sites/SiteFailed';

const meta = preview.meta({ component: SiteFailed });

export const Unreachable = meta.story({ args: { error: new Error('The server cannot be reached.'), onRetry: fn() } });
