import { expect, waitFor } from 'storybook/test';
import { LineChart } from '#src/ui/data/LineChart.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const values = [42, 51, 48, 60, 55, null, 36];

const meta = preview.meta({
  component: LineChart,
  args: {
    description: 'Leads a day: 292 in all',
    height: 236,
    points: values.map((value, at) => ({ short: `${at + 1} Nov`, value, before: (value ?? 50) - 6 })),
    tip: (at) => ({ label: `${at + 1} November`, value: `${values[at] ?? 'No'} leads`, note: 'as on 2 October' }),
  },
  decorators: [inBox({ p: 2, maxWidth: 560, bgcolor: 'roles.paper' })],
});

/** Arrow keys move between the points; the tooltip shows their values. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-series]').length).toBeGreaterThan(1));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await canvas.findByText(/ leads$/)).toBeVisible();
  },
});

/** With a reference level to compare with. */
export const Level = meta.story({ args: { level: 40 } });
