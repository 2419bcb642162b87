import preview from '../../../.storybook/preview';
import { EmptyDrawing } from '../../../src/ui/illustrations/EmptyDrawing';

const meta = preview.meta({ component: EmptyDrawing });

export const Calm = meta.story();
export const Failed = meta.story({ args: { failed: true } });
