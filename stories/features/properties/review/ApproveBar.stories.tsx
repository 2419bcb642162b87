import { expect, fn } from 'storybook/test';
import { approveProperties } from '#contract/properties/moderation.ts';
import { ApproveBar } from '#src/features/properties/review/ApproveBar.tsx';
import { failed, mock } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ApproveBar,
  args: {
    chosen: new Map([
      [1, { title: '3 BHK flat near Akshaya Patra Temple', hints: 3, latest_event: 4 }],
      [2, { title: '4 BHK villa near Kanta Chauraha', hints: 0, latest_event: 7 }],
      [3, { title: 'Builder floor near Pannadhay Circle', hints: 0, latest_event: 9 }],
    ]),
    onKeep: fn(),
  },
  parameters: framed(200),
  decorators: [inBox({ p: '16px' }, 'main')],
});

/** Homes with hints are left out, and a home that the server refuses stays selected. */
export const SomeRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(approveProperties, ({ body }) => ({
        data: (body.ids as number[]).map((id) => ({
          id,
          approved: id === 2,
          message: id === 2 ? null : 'It has hints. Please review it on its own.',
        })),
      })),
    ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/1 with hints: to be reviewed one by one/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve 2' }));
    await canvas.findByText('Builder floor near Pannadhay Circle: It has hints. Please review it on its own.');
    await expect(args.onKeep).toHaveBeenCalledWith(new Set([1, 3]));
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(approveProperties, 503)),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve 2' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(args.onKeep).not.toHaveBeenCalled();
  },
});
