import Box from '@mui/material/Box';
import { BrandMark } from '#src/art/brand/BrandMark.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: BrandMark, parameters: inBothSchemes });

/** As in the panels, on public pages and in the footer. */
export const Looks = meta.story({
  render: () => (
    <Box sx={{ display: 'flex' }}>
      {(['tile', 'arch', 'deep'] as const).map((look) => (
        <Box key={look} sx={{ p: 3, bgcolor: look === 'deep' ? 'roles.deep' : 'roles.page' }}>
          <BrandMark size={72} look={look} />
        </Box>
      ))}
    </Box>
  ),
});
