import { expect } from 'storybook/test';
import { PanelSearch } from '#src/ui/navigation/PanelSearch.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: PanelSearch,
  decorators: [inBox({ p: 2 })],
});

/** The search box keeps the text and does nothing else. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'villa{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveValue('villa');
  },
});
