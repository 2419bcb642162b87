import { expect, waitFor } from 'storybook/test';
import { BarPlot } from '#src/ui/data/BarPlot.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: BarPlot,
  args: {
    points: [
      { label: 'April', short: 'Apr', value: 1_60_000 },
      { label: 'May', value: 0 },
      { label: 'June', short: 'Jun', value: 2_00_000 },
    ],
    valueText: (value: number) => `₹${value.toLocaleString('en-IN')}`,
  },
  decorators: [inBox({ p: 2, height: 260, bgcolor: 'roles.paper' })],
});

/** The whole band reacts to the pointer; the tooltip of a bar that fills the plot stays inside. */
export const PointedAt = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('2,00,000');
    const plot = await waitFor(() => {
      const svg = canvasElement.querySelector('svg');
      if (!svg) throw new Error('No drawing yet');
      return svg;
    });
    const { right, top } = plot.getBoundingClientRect();
    await userEvent.pointer({ target: plot, coords: { clientX: right - 60, clientY: top + 40 } });
    await expect(await canvas.findByText('June')).toBeVisible();
  },
});

export const Pairs = meta.story({
  args: {
    points: [
      { label: '25–31 Oct', value: 44, other: 11 },
      { label: '1–7 Nov', value: 52, other: 14 },
    ],
    valueText: (posted: number, sold = 0) => `${posted} posted, ${sold} sold`,
  },
});
