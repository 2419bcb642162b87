import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { Picture } from '../../../src/ui/media/Picture';

const meta = preview.meta({
  component: Picture,
  args: { alt: 'Jaipur', title: 'Jaipur', ratio: '4 / 3', eager: true },
  decorators: [
    (Story) => (
      <Box sx={{ width: 280, p: 2 }}>
        <Story />
      </Box>
    ),
  ],
  parameters: inBothSchemes,
});
const good = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#0E5A5E"/></svg>')}`;
const bad = 'data:image/png;base64,none';

export const Loads = meta.story({ args: { src: good } });

export const FallsToAlternate = meta.story({
  args: { src: bad, alternate: good },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', good));
  },
});

export const FallsToPlaceholder = meta.story({
  args: { src: bad, alternate: `${bad}=` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img').getAttribute('src')).toContain('Jaipur'));
  },
});

export const LongTitle = meta.story({ args: { title: 'Restored haveli with a courtyard', alt: 'Restored haveli' } });
