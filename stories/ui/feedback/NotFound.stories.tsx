import preview from '../../../.storybook/preview';
import { NotFound } from '../../../src/ui/feedback/NotFound';

const meta = preview.meta({ component: NotFound });

export const Plain = meta.story({});
