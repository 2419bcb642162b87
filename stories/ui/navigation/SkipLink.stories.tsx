import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { expect, waitFor } from 'storybook/test';
import { SkipLink } from '#src/ui/navigation/SkipLink.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: SkipLink });

/** It shows while it has the focus; Enter moves the focus to the content. */
export const ShownWithFocus = meta.story({
  render: () => (
    <>
      <SkipLink to="content" />
      <Box sx={{ display: 'grid', gap: '24px', justifyItems: 'start', p: '72px 24px 24px' }}>
        <Link href="#content">A place of the navigation</Link>
        <main id="content" tabIndex={-1}>
          <Link href="#content">First link of the content</Link>
        </main>
      </Box>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    // The test page has a <base>, so that a bare fragment would leave the page: the story sets the fragment itself.
    const go = (event: Event) => {
      event.preventDefault();
      location.hash = link.getAttribute('href') ?? '';
    };
    link.addEventListener('click', go, { once: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'First link of the content' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
    history.replaceState(history.state, '', location.pathname + location.search);
  },
});
