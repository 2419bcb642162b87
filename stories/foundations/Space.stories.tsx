import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Caption, Part, Sheet, Tiles } from './Sheet.tsx';
import { counted } from './sources.ts';

const meta = preview.meta({ title: 'foundations/Space' });

const pixels = (pattern: RegExp) =>
  counted(pattern)
    .map(([value, times]) => ({ value: Number(value), times }))
    .filter(({ value, times }) => value > 0 && times > 1)
    .sort((a, b) => a.value - b.value);

// Read from the source: the distances and corner radii that the product uses.
const gaps = pixels(/\b(?:gap|rowGap|columnGap|m[btlrxy]?|p[btlrxy]?)\b: ['{][^'\n]*?(\d+)px/g);
const radii = pixels(/\bborderRadius: '?(\d+)(?:px)?\b/g);
const maxTimes = Math.max(...gaps.map(({ times }) => times));

export const Grid = meta.story({
  render: () => (
    <Sheet
      title="Space"
      line="A grid of 4 pixels; half steps only inside small parts. Read off the app’s source: each distance with how often it is used."
    >
      <Part title="Distances" line="Between things and inside them. The dark bars are whole steps of the grid.">
        <Box component="ul" sx={{ display: 'grid', gap: '8px' }}>
          {gaps.map(({ value, times }) => (
            <Box
              component="li"
              key={value}
              sx={{
                display: 'grid',
                gridTemplateColumns: '48px minmax(0, 1fr) 84px',
                gap: '12px',
                alignItems: 'center',
              }}
            >
              <Box sx={{ typography: 'label', fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>{value}</Box>
              <Box
                data-gap={value}
                data-times={times}
                sx={{
                  width: `min(100%, ${value * 4}px)`,
                  height: 16,
                  borderRadius: '4px',
                  bgcolor: value % 4 ? 'roles.primaryLine' : 'roles.primary',
                }}
              />
              <Box sx={{ typography: 'caption', color: 'roles.slate' }}>
                {times === maxTimes ? 'most used, ' : ''}
                {times} times
              </Box>
            </Box>
          ))}
        </Box>
      </Part>
      <Part
        title="Corners"
        line="4 tags, 6 labels, 8 controls, 10 insets, 12 menus and tiles, 14 cards and dialogs, 999 pills."
      >
        <Tiles least={132}>
          {radii.map(({ value, times }) => (
            <Box component="li" key={value} sx={{ display: 'grid', gap: '8px' }}>
              <Box
                data-radius={value}
                sx={{
                  height: 88,
                  bgcolor: 'roles.primaryTint',
                  border: '1px solid',
                  borderColor: 'roles.primaryLine',
                  borderRadius: `${value}px`,
                }}
              />
              <Caption label={value === 999 ? 'Pill' : value}>{times} times</Caption>
            </Box>
          ))}
        </Tiles>
      </Part>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-gap]')];
    const sum = (elements: HTMLElement[]) => elements.reduce((all, { dataset }) => all + Number(dataset.times), 0);
    const even = shown.filter(({ dataset }) => Number(dataset.gap) % 2 === 0);
    // Nearly all distances are on the grid or on half of it.
    await expect(sum(even) / sum(shown)).toBeGreaterThan(0.95);
    await expect(canvasElement.querySelector('[data-radius="8"]')).toBeVisible();
  },
});
