import { expect, screen, waitFor } from 'storybook/test';
import { PieChart } from '#src/ui/data/PieChart.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: PieChart,
  args: {
    label: 'Subscription Plans',
    whole: 100,
    centre: { value: '3', label: 'plans' },
    valueText: (value: number) => `${value}%`,
    points: [
      { label: 'Basic', value: 45 },
      { label: 'Premium', value: 30 },
      { label: 'Pro', value: 15 },
    ],
  },
  decorators: [inBox({ p: 2, maxWidth: 308, bgcolor: 'roles.paper' })],
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const figure = canvas.getByRole('figure', { name: 'Subscription Plans: Basic 45%, Premium 30%, Pro 15%' });
    await waitFor(() => expect(canvasElement.querySelectorAll('.MuiPieChart-arc')).toHaveLength(3));
    await expect(canvasElement.querySelector('.pie-rest')).not.toBeNull();
    await userEvent.tab();
    await expect(figure).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await screen.findByText('Premium', { selector: '[role=tooltip] *' })).toBeVisible();
  },
});

export const ManySlices = meta.story({
  args: {
    whole: undefined,
    centre: undefined,
    points: ['Flat', 'Builder floor', 'Villa', 'Plot', 'Shop', 'Office space with a very long name indeed', 'Farm'].map(
      (label, at) => ({ label, value: 30 - 4 * at }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.MuiPieChart-arc')).toHaveLength(7));
    await expect(canvasElement.querySelector('.pie-rest')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    const figure = canvas.getByRole('figure', { name: /^Subscription Plans: Flat 30%, .*Farm 6%$/ });
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
  },
});

export const Loading = meta.story({
  args: { points: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
});
