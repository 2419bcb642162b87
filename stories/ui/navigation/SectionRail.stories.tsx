import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '#src/ui/layout/Card.tsx';
import { SectionRail } from '#src/ui/navigation/SectionRail.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';
import { pageSections } from '#storybook/sectionSample.ts';

const show = fn();

const meta = preview.meta({
  component: SectionRail,
  args: { label: 'Sections', sections: pageSections, current: 'two', share: 0.72 },
  decorators: [inBox({ p: 3 })],
});

/** Done, current, wrong and still to do; Enter on a step leads to its section. */
export const OnTheWay = meta.story({
  render: (args) => (
    <>
      <SectionRail {...args} />
      <Box component="p" id="four" tabIndex={-1} sx={{ mt: 2 }}>
        The fourth section
      </Box>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('72% complete')).toBeVisible();
    for (const { label } of pageSections) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(new RegExp(label));
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('The fourth section')).toHaveFocus());
  },
});

/** All done, and under the steps a small card with what comes of it; Tab reaches it after the last step. */
export const AllDone = meta.story({
  args: {
    sections: pageSections.map(({ id, label }) => ({ id, label, share: 1 })),
    current: 'four',
    share: 1,
    children: (
      <Card padding={16} aria-label="As buyers see it">
        <Box component="p" sx={{ typography: 'cardTitle' }}>
          Villa in Jagatpura
        </Box>
        <Box component="p" sx={{ typography: 'caption', color: 'roles.slate', mt: '2px', mb: '12px' }}>
          ₹1.85 Cr · 4 BHK · as buyers see it
        </Box>
        <Button fullWidth onClick={show}>
          Preview
        </Button>
      </Card>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('100% complete')).toBeVisible();
    canvas.getByRole('link', { name: /Amenities/ }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Preview' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(show).toHaveBeenCalledTimes(1);
  },
});
