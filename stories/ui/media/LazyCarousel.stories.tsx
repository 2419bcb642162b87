import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { PublicHeading } from '../../../src/ui/layout/PublicHeading';
import { LazyCarousel } from '../../../src/ui/media/LazyCarousel';

const meta = preview.meta({
  component: LazyCarousel,
  args: {
    label: 'Homes',
    preset: 'projects' as const,
    head: <PublicHeading title="Homes" />,
    children: ['Jagatpura', 'Mansarovar', 'Raja Park', 'Bani Park', 'C-Scheme', 'Tonk Road'].map((place) => (
      <Box component="article" key={place} sx={{ p: 3, borderRadius: '14px', bgcolor: 'roles.paper' }}>
        {place}
      </Box>
    )),
  },
  decorators: [
    (Story) => (
      <Box sx={{ p: 3 }}>
        <Story />
      </Box>
    ),
  ],
  parameters: inBothSchemes,
});

/** Near enough to be seen soon: it can be moved, and stands where its still slides stood. */
export const Near = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const height = canvasElement.getBoundingClientRect().height;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next: Homes' })).toBeInTheDocument());
    await expect(canvasElement.getBoundingClientRect().height).toBeCloseTo(height, 0);
  },
});

/** Far below: the slides are there, the code is not fetched. */
export const Far = meta.story({
  decorators: [
    (Story) => (
      <Box sx={{ pt: '3000px' }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
