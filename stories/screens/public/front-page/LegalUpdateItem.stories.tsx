import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { sampleLegalUpdates } from '#src/features/showcase/samples/reading.ts';
import { LegalUpdateItem } from '#src/screens/public/front-page/LegalUpdateItem.tsx';
import preview from '#storybook/preview.tsx';

const [watched, read] = sampleLegalUpdates;
if (!watched || !read) throw new Error('There are no samples');

const meta = preview.meta({
  component: LegalUpdateItem,
  args: { update: watched },
  decorators: [
    (Story) => (
      <Box component="ul" sx={{ p: 2, bgcolor: 'roles.deep', color: 'roles.deepText' }}>
        <Story />
      </Box>
    ),
  ],
});

export const Video = meta.story({ play: async ({ canvas }) => expect(canvas.getByText('Watch video')).toBeVisible() });
export const Article = meta.story({
  args: { update: read },
  play: async ({ canvas }) => expect(canvas.getByText('Read article')).toBeVisible(),
});
