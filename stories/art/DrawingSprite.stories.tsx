import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { Drawing } from '#src/art/Drawing.tsx';
import { DrawingSprite } from '#src/art/DrawingSprite.tsx';
import { homeDrawings } from '#src/art/drawings/homes.ts';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

// The preview adds the sprite to every story, as the app does to every page.
const meta = preview.meta({ component: DrawingSprite, parameters: inBothSchemes });

export const PlantsComeFromIt = meta.story({
  render: () => (
    <Box sx={{ width: 320, aspectRatio: '4 / 3' }}>
      <Drawing plan={homeDrawings.haveli} seed={7} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const used = [...canvasElement.querySelectorAll('use')];
    const missing = used
      .map((one) => one.getAttribute('href') ?? '')
      .filter((href) => !document.getElementById(href.slice(1)));
    await expect(used.length).toBeGreaterThan(3);
    await expect(missing).toEqual([]);
  },
});
