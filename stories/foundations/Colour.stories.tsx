import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { darkRoles, darkTones, lightRoles, lightTones } from '../../src/theme/tokens';
import { contrast } from './contrast';
import { type Pair, pairsOf } from './pairs';

const meta = preview.meta({});
const light = pairsOf(lightRoles, lightTones);
const dark = pairsOf(darkRoles, darkTones);

function Pairs({ pairs }: { pairs: Pair[] }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))', gap: 1, p: 2 }}>
      {pairs.map(({ name, over, under, least }) => (
        <Box
          key={name}
          sx={{ border: '1px solid', borderColor: 'roles.line', borderRadius: '10px', overflow: 'hidden' }}
        >
          {least === 3 ? (
            <Box style={{ background: under }} sx={{ p: 1.5 }}>
              <Box style={{ borderColor: over }} sx={{ height: 20, border: '1.5px solid', borderRadius: '6px' }} />
            </Box>
          ) : (
            <Box style={{ background: under, color: over }} sx={{ p: 1.5, fontWeight: 600 }}>
              ₹85 lakh, 3 BHK
            </Box>
          )}
          <Box sx={{ p: 1, typography: 'caption', bgcolor: 'roles.paper' }}>
            {name}: {contrast(over, under).toFixed(2)} (at least {least})
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const tooPale = (pairs: Pair[]) =>
  pairs.filter(({ over, under, least }) => contrast(over, under) < least).map(({ name }) => name);

export const LightScheme = meta.story({
  render: () => <Pairs pairs={light} />,
  play: async () => {
    await expect(tooPale(light)).toEqual([]);
  },
});

export const DarkScheme = meta.story({
  render: () => <Pairs pairs={dark} />,
  play: async () => {
    await expect(tooPale(dark)).toEqual([]);
  },
});
