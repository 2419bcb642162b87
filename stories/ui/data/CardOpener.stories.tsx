import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import { CardOpener } from '#src/ui/data/CardOpener.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: CardOpener,
  args: { label: 'Edit', of: 'Asha Rathore', onClick: fn() },
});

/** A click anywhere in the card counts. */
export const InACard = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Box sx={{ position: 'relative', p: 2, display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
      Asha Rathore
      <CardOpener {...args} />
    </Box>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const { left, top } = canvas.getByText('Asha Rathore').getBoundingClientRect();
    const under = document.elementFromPoint(left + 4, top + 4);
    await expect(under).toBe(canvas.getByRole('button', { name: 'Edit Asha Rathore' }));
    if (under) await userEvent.click(under);
    await expect(args.onClick).toHaveBeenCalled();
  },
});
