import { expect, screen, waitFor, within } from 'storybook/test';
import { PanelSearchToggle } from '#src/ui/navigation/PanelSearchToggle.tsx';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: PanelSearchToggle,
  parameters: framed(420),
  globals: { viewport: { value: 'phone' } },
  decorators: [inBox({ display: 'flex', justifyContent: 'flex-end', p: 1 })],
});

/** The search box gets the focus and keeps the text; Escape clears it, then returns to the button. */
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const glass = canvas.getByRole('button', { name: 'Search' });
    await userEvent.tab();
    await expect(glass).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const box = within(await screen.findByRole('dialog', { name: 'Search' })).getByRole('textbox', { name: 'Search' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('villa{Enter}');
    await expect(box).toHaveValue('villa');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(glass).toHaveFocus());
  },
});
