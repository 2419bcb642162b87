import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { PublicHeading } from '../../../src/ui/layout/PublicHeading';
import { CarouselStill } from '../../../src/ui/media/CarouselStill';

const meta = preview.meta({
  component: CarouselStill,
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

/** All slides are there and can be scrolled by keyboard; buttons that would do nothing are not. */
export const Still = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Homes, scroll for more' })).toHaveFocus();
  },
});
