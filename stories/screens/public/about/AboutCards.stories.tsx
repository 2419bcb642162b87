import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { AboutCards } from '#src/screens/public/about/AboutCards.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: AboutCards,
  args: {
    id: 'promises',
    title: 'Our promises',
    children: ['Plain words', 'Known people', 'Quiet care'].map((words) => (
      <Box component="li" key={words} sx={{ p: '24px' }}>
        {words}
      </Box>
    )),
  },
});

/** Three cards leave the fourth column empty; the heading names the section. */
export const Three = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Our promises' })).toBeVisible(),
});
