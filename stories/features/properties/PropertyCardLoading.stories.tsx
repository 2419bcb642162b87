import Box from '@mui/material/Box';
import preview from '../../../.storybook/preview';
import { PropertyCardLoading } from '../../../src/features/properties/PropertyCardLoading';

const meta = preview.meta({
  component: PropertyCardLoading,
  decorators: [
    (Story) => (
      <Box sx={{ width: 304, p: 2 }}>
        <Story />
      </Box>
    ),
  ],
});

export const Loading = meta.story({});
