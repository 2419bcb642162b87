import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import { SectionSteps } from '#src/ui/navigation/SectionSteps.tsx';
import { pageSections } from '#stories/samples/pageSections.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: SectionSteps,
  args: { label: 'Sections', sections: pageSections, current: 'two' },
  decorators: [inBox({ width: 240, p: 2 })],
});

/** Each state is part of the accessible name; Enter focuses the section. */
export const States = meta.story({
  render: (args) => (
    <>
      <SectionSteps {...args} />
      <Box component="p" id="three" tabIndex={-1} sx={{ mt: 2 }}>
        The third section
      </Box>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Property info and location.*Done/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Images and videos.*Needs attention/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Features/ })).toHaveAttribute('aria-current', 'step');
    for (const name of [/^Property info/, /^Features/, /^Images and videos/]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('The third section')).toHaveFocus());
  },
});
