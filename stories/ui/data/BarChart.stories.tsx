import { expect, waitFor } from 'storybook/test';
import { BarChart } from '#src/ui/data/BarChart.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: BarChart,
  args: {
    label: 'Sales Trends',
    unit: 'properties sold',
    pointName: 'Month',
    valueText: (value: number) => `${value} properties`,
    points: [
      { label: 'January', short: 'Jan', value: 42 },
      { label: 'February', short: 'Feb', value: 51 },
      { label: 'March', short: 'Mar', value: 47 },
      { label: 'April', short: 'Apr', value: 63 },
      { label: 'May', value: 72 },
    ],
  },
  decorators: [inBox({ p: 2, maxWidth: 620, bgcolor: 'roles.paper' })],
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const figure = canvas.getByRole('figure', { name: /^Sales Trends, properties sold: January 42, .*May 72$/ });
    await waitFor(() => expect(canvasElement.querySelectorAll('.bar')).toHaveLength(5));
    await expect(canvas.getByRole('row', { name: 'April 63 properties' })).toBeInTheDocument();
    await userEvent.tab();
    await expect(figure).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvasElement.querySelector('.bar-focus')).not.toBeNull());
    await expect(canvasElement.querySelectorAll('.bar-quiet')).toHaveLength(4);
    const tip = () => canvas.queryByText('February', { selector: '[aria-hidden] *' });
    await expect(tip()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(tip()).toBeNull();
    await expect(figure).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await waitFor(() => expect(tip()).toBeVisible());
  },
});

export const ManyLongNames = meta.story({
  args: {
    label: 'Enquiries',
    unit: 'enquiries',
    pointName: 'Place',
    valueText: (value: number) => String(value),
    points: [
      'Jagatpura',
      'Malviya Nagar',
      'Vaishali Nagar',
      'Mansarovar Extension',
      'Bani Park',
      'Raja Park',
      'Tonk Road',
      'Ajmer Road',
      'C-Scheme',
      'Sanganer Industrial Area',
    ].map((label, at) => ({ label, value: at * 1130 })),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('.bar')).toHaveLength(10));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Loading = meta.story({
  args: { points: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
});
