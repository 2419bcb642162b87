import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { EmptyDrawing } from '../../../src/ui/illustrations/EmptyDrawing';

const meta = preview.meta({ component: EmptyDrawing, parameters: inBothSchemes });

export const Calm = meta.story();
export const Leads = meta.story({ args: { of: 'leads' } });
export const Results = meta.story({ args: { of: 'results' } });
export const Missing = meta.story({ args: { of: 'missing' } });
export const Failed = meta.story({ args: { failed: true } });
