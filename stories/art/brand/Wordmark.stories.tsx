import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import { Wordmark } from '#src/art/brand/Wordmark.tsx';
import { Address } from '#storybook/Address.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: Wordmark,
  args: { to: '/' },
  parameters: { ...inBothSchemes, router: { at: '/about-us' } },
});

/** As in a panel, in a phone's header, on public pages and in the footer. */
export const Looks = meta.story({
  render: (args) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {(['panel', 'small', 'public', 'deep'] as const).map((look) => (
        <Box key={look} sx={{ p: 2, bgcolor: look === 'deep' ? 'roles.deep' : 'roles.page' }}>
          <Wordmark {...args} look={look} />
        </Box>
      ))}
    </Box>
  ),
});

/** Where there is no room for the name, only the mark shows; screen readers still read the name. */
export const MarkAlone = meta.story({
  args: { nameFrom: 4000 },
  render: (args) => (
    <Box sx={{ p: 2 }}>
      <Wordmark {...args} />
      <Address />
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Nivaas' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/));
  },
});
