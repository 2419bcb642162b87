import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { darkTones, lightTones, toneNames } from '#src/theme/tones.ts';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';
import { computedColour } from '#storybook/computedColour.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: StatusChip,
  decorators: [inBox({ p: 2 })],
});

/** Each tone has its own colours; the dot has the text's colour. */
export const Tones = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {toneNames.map((tone) => (
        <StatusChip key={tone} tone={tone} label={tone} />
      ))}
    </Box>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const tones = globals.scheme === 'dark' ? darkTones : lightTones;
    const chips = canvasElement.querySelectorAll<HTMLElement>('.MuiChip-root');
    await expect([...chips].map((chip) => chip.textContent)).toEqual([...toneNames]);
    for (const name of toneNames) {
      const chip = canvas.getByText(name).parentElement as HTMLElement;
      await expect(getComputedStyle(chip).backgroundColor).toBe(computedColour(tones[name].tint));
      await expect(getComputedStyle(chip).color).toBe(computedColour(tones[name].text));
      const dot = chip.querySelector('.MuiChip-icon') as HTMLElement;
      await expect(getComputedStyle(dot).backgroundColor).toBe(computedColour(tones[name].text));
    }
  },
});

/** In a narrow container the text is truncated and the dot stays. */
export const LongWords = meta.story({
  render: () => (
    <Box data-testid="place" sx={{ width: 160, p: 1, border: '1px solid', borderColor: 'roles.line' }}>
      <StatusChip tone="warning" label="Waiting for the documents of the second owner" />
    </Box>
  ),
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('place');
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
    await expect(getComputedStyle(canvas.getByText(/^Waiting for/)).textOverflow).toBe('ellipsis');
    await expect(place.querySelector('.MuiChip-icon')?.getBoundingClientRect().width).toBe(6);
  },
});
