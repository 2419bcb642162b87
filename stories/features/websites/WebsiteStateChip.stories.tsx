import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { WebsiteStateChip } from '#src/features/websites/WebsiteStateChip.tsx';
import { someSites } from '#stories/mocks/managedSites.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const [published, , , , unpublished, suspended] = someSites();

const meta = preview.meta({
  component: WebsiteStateChip,
  args: { site: published },
  decorators: [inBox({ p: '16px' })],
});

/** A site that the operator took offline says so, whatever its broker's status. */
export const EveryState = meta.story({
  render: () => (
    <Box sx={{ display: 'grid', gap: '8px', justifyItems: 'start' }}>
      {[published, unpublished, suspended].map((site) =>
        site ? <WebsiteStateChip key={site.id} site={site} /> : null,
      )}
    </Box>
  ),
  play: async ({ canvas }) => {
    for (const words of ['Published', 'Unpublished', 'Broker suspended'])
      await expect(canvas.getByText(words)).toBeVisible();
  },
});
