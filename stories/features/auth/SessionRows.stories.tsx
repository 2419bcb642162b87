import { expect, fn } from 'storybook/test';
import { SessionRows } from '#src/features/auth/SessionRows.tsx';
import { buildSessions } from '#stories/mocks/account.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SessionRows,
  args: { sessions: buildSessions(), ending: undefined, onEnd: fn() },
});

/** Every session but this one can be ended. */
export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
      'Chrome on Windows (this session)',
      'Safari on iPhone',
      'Unknown browser',
    ]);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /^End the session in Safari on iPhone/ }));
    await expect(args.onEnd).toHaveBeenCalledWith(2);
  },
});

export const Ending = meta.story({
  args: { ending: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Safari on iPhone/ })).toBeDisabled();
  },
});
