import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Drawing } from '#src/art/Drawing.tsx';
import { homeDrawings } from '#src/art/drawings/homes.ts';
import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { moods } from '#src/theme/drawingMoods.ts';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: Drawing, parameters: inBothSchemes });

const Sheet = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 44%), 1fr))',
      gap: '16px',
      m: 0,
      p: '16px',
      listStyle: 'none',
    }}
  >
    {children}
  </Box>
);

const Tile = ({ plan, seed, words }: { plan: DrawingPlan; seed: number | string; words: string }) => (
  <li>
    <Box sx={{ aspectRatio: '4 / 3', borderRadius: '14px', overflow: 'hidden' }}>
      <Drawing plan={plan} seed={seed} />
    </Box>
    <Typography variant="caption">{words}</Typography>
  </li>
);

export const Family = meta.story({
  render: () => (
    <Sheet>
      {Object.entries(homeDrawings).map(([name, plan], at) => (
        <Tile key={name} plan={plan} seed={at + 1} words={plan.title} />
      ))}
    </Sheet>
  ),
});

const facades = Object.values(homeDrawings);

export const Cards = meta.story({
  render: () => (
    <Sheet>
      {Array.from({ length: 40 }, (_none, at) => at + 1).map((seed) => {
        const plan = facades[(seed - 1) % facades.length] ?? homeDrawings.haveli;
        return <Tile key={seed} plan={plan} seed={seed} words={plan.title} />;
      })}
    </Sheet>
  ),
});

export const Moods = meta.story({
  args: { plan: homeDrawings.haveli, seed: 7 },
  render: (args) => (
    <Sheet>
      {moods.map((mood) => (
        <Box key={mood} component="li" sx={{ aspectRatio: '4 / 3' }}>
          <Drawing {...args} mood={mood} />
        </Box>
      ))}
    </Sheet>
  ),
});

export const NightWhateverThePage = meta.story({
  args: { plan: homeDrawings.haveli, seed: 7, scheme: 'dark' },
  render: (args) => (
    <Box sx={{ width: 320, aspectRatio: '4 / 3' }}>
      <Drawing {...args} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const day = canvasElement.querySelector('.day.sun');
    const night = canvasElement.querySelector('.night.sun');
    await expect(day && getComputedStyle(day).display).toBe('none');
    await expect(night && getComputedStyle(night).display).toBe('inline');
  },
});
