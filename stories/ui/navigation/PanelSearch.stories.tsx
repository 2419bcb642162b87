import { expect } from 'storybook/test';
import { inBox } from '../../../.storybook/inBox';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { PanelSearch } from '../../../src/ui/navigation/PanelSearch';

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
