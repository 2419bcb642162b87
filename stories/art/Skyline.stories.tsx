import { Skyline } from '#src/art/Skyline.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: Skyline, parameters: inBothSchemes });

export const Standing = meta.story();
