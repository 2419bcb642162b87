import { expect } from 'storybook/test';
import { FactFigure } from '#src/features/showcase/FactFigure.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: FactFigure, decorators: [inBox({ p: 2 })] });

/** Screen readers read the figure and its label separately. */
export const Whole = meta.story({
  args: { figure: '120K+', label: 'verified listings' },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('120K+ verified listings'),
});
