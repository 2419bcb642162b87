import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { EmptyDrawing } from '../../../src/ui/illustrations/EmptyDrawing';

const meta = preview.meta({ component: EmptyDrawing, parameters: inBothSchemes });

export const Calm = meta.story();
export const Failed = meta.story({ args: { failed: true } });
