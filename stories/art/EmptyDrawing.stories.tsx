import { expect } from 'storybook/test';
import { EmptyDrawing } from '#src/art/EmptyDrawing.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: EmptyDrawing, parameters: { ...inBothSchemes, layout: 'padded' } });

export const Calm = meta.story();
export const Leads = meta.story({ args: { of: 'leads' } });
export const Results = meta.story({ args: { of: 'results' } });
export const Missing = meta.story({ args: { of: 'missing' } });
export const Failed = meta.story({ args: { of: 'failed' } });

/** The image has the scheme of the page where the system's is another. */
export const InTheDark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => expect(getComputedStyle(canvas.getByAltText('')).colorScheme).toBe('dark'),
});
