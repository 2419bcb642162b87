import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { pageSections } from '../../../.storybook/sectionSample';
import { SectionSteps } from '../../../src/ui/navigation/SectionSteps';

const meta = preview.meta({
  component: SectionSteps,
  args: { label: 'Sections', sections: pageSections, current: 'two' },
  decorators: [
    (Story) => (
      <Box sx={{ width: 240, p: 2 }}>
        <Story />
      </Box>
    ),
  ],
});

/** What a circle shows is said in words, too. */
export const States = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Property info and location.*Done/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Images and videos.*Needs attention/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Features/ })).toHaveAttribute('aria-current', 'step');
  },
});
