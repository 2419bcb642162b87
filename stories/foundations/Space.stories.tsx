import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { steps } from '#src/theme/spacing.ts';
import preview from '#storybook/preview.tsx';
import { Caption, Part, Sheet, Tiles } from './Sheet.tsx';
import { counted } from './sources.ts';

const meta = preview.meta({ title: 'foundations/Space' });

const pixels = (pattern: RegExp) =>
  counted(pattern)
    .map(([value, times]) => ({ value: Number(value), times }))
    .filter(({ value, times }) => value > 0 && times > 1)
    .sort((a, b) => a.value - b.value);

// How often the source uses each step.
const used = new Map<number, number>();
for (const pattern of [
  /\b(?:gap|rowGap|columnGap|[mp][btlrxy]?)(?:: |=\{)(-?[\d.]+|\{[^}\n]*\})/g,
  /\bspace\(([^()\n]*)\)/g,
])
  for (const [found, times] of counted(pattern))
    for (const step of found.match(/\d[\d.]*/g) ?? []) used.set(Number(step), (used.get(Number(step)) ?? 0) + times);
const gaps = steps.filter(Boolean).map((step) => ({ step, value: step * 8, times: used.get(step) ?? 0 }));
const radii = pixels(/\bborderRadius: '?(\d+)(?:px)?\b/g);
const maxTimes = Math.max(...gaps.map(({ times }) => times));

export const Grid = meta.story({
  render: () => (
    <Sheet
      title="Space"
      line="One scale in steps of 8 pixels, quarters only inside small parts. Each with how often the app’s source uses it."
    >
      <Part
        title="Distances"
        line="Between things and inside them: pixels, and the step. The dark bars are on the grid of 4 pixels."
      >
        <Box component="ul" sx={{ display: 'grid', gap: '8px' }}>
          {gaps.map(({ step, value, times }) => (
            <Box
              component="li"
              key={value}
              sx={{
                display: 'grid',
                gridTemplateColumns: '72px minmax(0, 1fr) 84px',
                gap: '12px',
                alignItems: 'center',
              }}
            >
              <Box sx={{ typography: 'label', fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
                {value} · {step}
              </Box>
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
    // A step that nothing uses does not belong to the scale.
    await expect(canvasElement.querySelectorAll('[data-times="0"]')).toHaveLength(0);
    await expect(canvasElement.querySelector('[data-radius="8"]')).toBeVisible();
  },
});
