import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import { FooterLegal } from '#src/features/showcase/footer/FooterLegal.tsx';
import { onDeepBackground } from '#storybook/onDeepBackground.tsx';
import preview from '#storybook/parts/preview.ts';

// Unlike in the product, each link has its own target, to show that it was followed.
const links = ['Privacy', 'Terms', 'Sitemap'].map((label) => ({ label, to: `/${label.toLowerCase()}` }));

const meta = preview.meta({
  component: FooterLegal,
  args: { copyright: '© 2026 Nivaas', links, topId: 'top' },
  decorators: [onDeepBackground],
});

/** Tab moves over the links to the button, which focuses the top. */
export const Line = meta.story({
  render: (args) => (
    <>
      <Box id="top" tabIndex={-1} component="p">
        Top of the page
      </Box>
      <FooterLegal {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const { label, to } of links) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: label })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent(to));
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back to top' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Top of the page')).toHaveFocus());
  },
});
