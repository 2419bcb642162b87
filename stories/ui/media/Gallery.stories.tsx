import Box from '@mui/material/Box';
import { expect, screen, waitFor } from 'storybook/test';
import { sampleGallery } from '../../../.storybook/mediaSample';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { Gallery } from '../../../src/ui/media/Gallery';

const meta = preview.meta({
  component: Gallery,
  args: { label: 'Photos of the haveli in Bani Park', pictures: sampleGallery(9) },
  decorators: [
    (Story) => (
      <Box component="main" sx={{ maxWidth: 1200, mx: 'auto', p: 2 }}>
        <Story />
      </Box>
    ),
  ],
  parameters: inBothSchemes,
});

/** Five stand on the page; the last opens where the others wait. The focus comes back to what was pressed. */
export const Nine = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(5);
    for (let tile = 0; tile < 5; tile++) await userEvent.tab();
    const last = canvas.getByRole('button', { name: 'Courtyard, +4 more' });
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Photos of the haveli in Bani Park' });
    await expect(dialog).toHaveTextContent('5 of 9');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(dialog).toHaveTextContent('6 of 9'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(last).toHaveFocus());
  },
});

export const Four = meta.story({ args: { pictures: sampleGallery(4) } });

/** The one that cannot be loaded shows its title. */
export const Three = meta.story({ args: { pictures: sampleGallery(3, [1]) } });

export const Two = meta.story({ args: { pictures: sampleGallery(2) } });

export const One = meta.story({ args: { pictures: sampleGallery(1) } });

export const None = meta.story({
  args: { pictures: [] },
  play: async ({ canvas }) => expect(canvas.getByText('No Image')).toBeVisible(),
});
