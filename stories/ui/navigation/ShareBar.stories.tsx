import Box from '@mui/material/Box';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { ShareBar } from '../../../src/ui/navigation/ShareBar';

const meta = preview.meta({ component: ShareBar, parameters: inBothSchemes });

export const Shares = meta.story({
  render: () => (
    <Box sx={{ display: 'grid', gap: 2, width: 208, p: 2 }}>
      {[0, 0.3, 0.72, 1].map((share) => (
        <ShareBar key={share} share={share} />
      ))}
    </Box>
  ),
});
