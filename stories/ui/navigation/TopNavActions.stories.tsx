import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { navFeatured, navPerson, navSignIn } from '../../../.storybook/navSample';
import preview from '../../../.storybook/preview';
import { TopNavActions } from '../../../src/ui/navigation/TopNavActions';

const meta = preview.meta({
  component: TopNavActions,
  args: { featured: navFeatured, signIn: navSignIn },
  decorators: [
    (Story) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '14px', p: 2 }}>
        <Story />
      </Box>
    ),
  ],
});

export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Post property FREE' })).toHaveAttribute('href', '/broker/login');
  },
});
export const SignedInWide = meta.story({ args: { person: navPerson, wide: true } });
