import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PanelDrawer } from '../../../src/ui/navigation/PanelDrawer';

const meta = preview.meta({ component: PanelDrawer, args: { brand: 'Nivaas', children: () => <p>Places</p> } });

export const OpensAndCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    await expect(await screen.findByText('Places')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Places')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
