import preview from '../../../.storybook/preview';
import { Skyline } from '../../../src/ui/illustrations/Skyline';

const meta = preview.meta({ component: Skyline });

export const Standing = meta.story();
