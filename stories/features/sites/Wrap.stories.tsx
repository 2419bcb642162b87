import preview from '../../../.storybook/preview';
import { Wrap } from '../../../src/features/sites/Wrap';

const meta = preview.meta({ component: Wrap });

export const Column = meta.story({ args: { children: 'The column of a site' } });
