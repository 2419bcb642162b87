import { expect, waitFor } from 'storybook/test';
import { PiePlot } from '#src/ui/data/PiePlot.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: PiePlot });

/** A single slice is a closed ring. */
export const OneSlice = meta.story({
  args: { points: [{ label: 'Basic', value: 12 }], valueText: (value: number) => `${value}` },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.MuiPieChart-arc')).toHaveLength(1));
    await expect(canvasElement.querySelector('.pie-rest')).toBeNull();
  },
});
