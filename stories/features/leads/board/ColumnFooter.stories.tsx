import { expect, fn } from 'storybook/test';
import { ColumnFooter } from '#src/features/leads/board/ColumnFooter.tsx';
import { boardColumn } from '#stories/samples/boardColumn.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const long = boardColumn('contacted');
const load = fn();
const withRest = { ...long, leads: long.leads.slice(0, 50), more: { ...long.more, rest: true, load } };

const meta = preview.meta({
  component: ColumnFooter,
  args: { column: boardColumn('new'), onAdd: fn() },
  decorators: [inBox({ width: 232, bgcolor: 'roles.side' })],
});

export const Adds = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Lead, New' }));
    await expect(args.onAdd).toHaveBeenCalled();
  },
});

export const ShowsMore = meta.story({
  args: { column: withRest },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 24 more, Contacted' }));
    await expect(load).toHaveBeenCalled();
  },
});

export const Busy = meta.story({ args: { column: { ...withRest, more: { ...withRest.more, busy: true } } } });

export const Failed = meta.story({
  args: { column: { ...withRest, more: { ...withRest.more, failed: true } } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('They could not be loaded'),
});
