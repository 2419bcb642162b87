import { expect, fn } from 'storybook/test';
import { QueueTabs } from '#src/screens/operator/manage-property/QueueTabs.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: QueueTabs,
  args: { queue: 'review', counts: { all: 3567, review: 7, edited: 5, reported: 3 }, onChoose: fn() },
  decorators: [
    inBox({ p: '16px' }, 'main'),
    (Story) => (
      <>
        <Story />
        <div role="tabpanel" id="queue-panel" aria-label="Homes" />
      </>
    ),
  ],
});

export const WithCounts = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'All 3,567' }));
    await expect(args.onChoose).toHaveBeenCalledWith('');
  },
});

/** Before the counts are loaded, with an unknown queue in the address. */
export const WithoutCounts = meta.story({
  args: { queue: 'nonsense', counts: undefined },
  globals: { scheme: 'dark' },
});
