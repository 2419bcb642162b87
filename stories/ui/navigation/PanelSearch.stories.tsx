import { expect } from 'storybook/test';
import { PanelSearch } from '#src/ui/navigation/PanelSearch.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: PanelSearch,
  decorators: [inBox({ p: 2 })],
});

/** It keeps what is typed, and leads nowhere. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'villa{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveValue('villa');
  },
});
