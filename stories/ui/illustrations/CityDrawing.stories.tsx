import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { expect } from 'storybook/test';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { CityDrawing } from '../../../src/ui/illustrations/CityDrawing';
import { cityDrawings } from '../../../src/ui/illustrations/drawings/cities';

const meta = preview.meta({ component: CityDrawing, parameters: inBothSchemes });
const slugs = Object.keys(cityDrawings) as (keyof typeof cityDrawings)[];

export const Cities = meta.story({
  render: () => (
    <Box
      component="ul"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 44%), 1fr))', gap: 2, p: 2 }}
    >
      {slugs.map((slug) => (
        <li key={slug}>
          <Box sx={{ aspectRatio: '4 / 3', borderRadius: '14px', overflow: 'hidden' }}>
            <CityDrawing city={slug} named />
          </Box>
          <Typography variant="label" component="p">
            {cityDrawings[slug].name}
          </Typography>
          <Typography variant="caption">{cityDrawings[slug].landmark}</Typography>
        </li>
      ))}
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(24);
    await expect(new Set(canvas.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).size).toBe(24);
  },
});
