import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { Skyline } from '../../../src/ui/illustrations/Skyline';

const meta = preview.meta({ component: Skyline, parameters: inBothSchemes });

export const Standing = meta.story();
