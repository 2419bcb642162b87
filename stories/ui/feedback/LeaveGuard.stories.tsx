import { Link } from 'react-router-dom';
import { expect, fn, screen } from 'storybook/test';
import { LeaveGuard } from '#src/ui/feedback/LeaveGuard.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: LeaveGuard, parameters: { layout: 'padded' } });

/** Clicking a link asks first; staying leaves everything as it was, and leaving discards the changes. */
export const Asks = meta.story({
  args: { active: true, onLeave: fn() },
  render: (args) => (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <LeaveGuard {...args} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    const link = await canvas.findByRole('link', { name: 'Elsewhere' });
    await expect(link).toBeVisible();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(link);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});
