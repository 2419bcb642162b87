import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import { Card } from '#src/ui/layout/Card.tsx';
import { SectionRail } from '#src/ui/navigation/SectionRail.tsx';
import { pageSections } from '#stories/samples/pageSections.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const show = fn();

const meta = preview.meta({
  component: SectionRail,
  args: { label: 'Sections', sections: pageSections, current: 'two', share: 0.72 },
  decorators: [inBox({ p: 3 })],
});

export const InProgress = meta.story({
  play: async ({ canvas }) => expect(canvas.getByText('72% complete')).toBeVisible(),
});

/** All sections are done; Tab reaches the content below the steps after the last step. */
export const AllDone = meta.story({
  args: {
    sections: pageSections.map(({ id, label }) => ({ id, label, share: 1 })),
    current: 'four',
    share: 1,
    children: (
      <Card padding={2} aria-label="As buyers see it">
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
