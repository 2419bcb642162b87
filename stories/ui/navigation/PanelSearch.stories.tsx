import { expect } from 'storybook/test';
import { PanelSearch } from '#src/ui/navigation/PanelSearch.tsx';
import { inBox } from '#storybook/inBox.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PanelSearch,
  decorators: [inBox({ p: 2 })],
  parameters: inBothSchemes,
});

/** It keeps what is typed, and leads nowhere. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'villa{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveValue('villa');
  },
});
