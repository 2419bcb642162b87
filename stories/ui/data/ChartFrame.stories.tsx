import Skeleton from '@mui/material/Skeleton';
import { expect, fn } from 'storybook/test';
import { ChartFrame } from '#src/ui/data/ChartFrame.tsx';
import preview from '#storybook/parts/preview.ts';

function Broken(): never {
  throw new Error('on purpose');
}

const meta = preview.meta({
  component: ChartFrame,
  args: {
    description: 'Sales Trends, properties sold: January 42',
    empty: false,
    minHeight: 168,
    skeleton: <Skeleton height={120} />,
    children: <Broken />,
  },
});

export const Empty = meta.story({
  args: { empty: true },
  play: async ({ canvas }) => expect(canvas.getByText('No figures yet')).toBeVisible(),
});

export const Failed = meta.story({
  args: { error: 'Failed to load', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const CannotBeDrawn = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The chart could not be shown')).toBeVisible();
  },
});
