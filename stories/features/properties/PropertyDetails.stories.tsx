import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { buildPropertyDetail } from '../../../contract/fixtures/properties';
import { PropertyDetails } from '../../../src/features/properties/PropertyDetails';

const meta = preview.meta({
  component: PropertyDetails,
  decorators: [
    (Story) => (
      <Box component="main" sx={{ maxWidth: 880, p: 2 }}>
        <h1>Property</h1>
        <h2>Details</h2>
        <Story />
      </Box>
    ),
  ],
});

export const Filled = meta.story({ args: { property: buildPropertyDetail() } });
export const NextToNothing = meta.story({
  args: {
    property: buildPropertyDetail({
      features: {},
      media: [],
      description: null,
      highlights: [],
      amenities: [],
      nearby_landmarks: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Image')).toBeVisible();
    await expect(canvas.queryByRole('term')).toBeNull();
  },
});
