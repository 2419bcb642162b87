import { Link } from 'react-router-dom';
import { expect, screen } from 'storybook/test';
import { LeaveGuard } from '#src/ui/feedback/LeaveGuard.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: LeaveGuard, parameters: { layout: 'padded' } });

/** A press on a link asks; staying leaves everything as it was. */
export const Asks = meta.story({
  args: { active: true },
  render: (args) => (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <LeaveGuard {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await expect(await canvas.findByRole('link', { name: 'Elsewhere' })).toBeVisible();
  },
});
