import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import { MoveButtons } from '#src/screens/broker/post-property/MoveButtons.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: MoveButtons,
  args: { name: 'Kitchen picture 1', first: true, last: false, onMove: fn() },
});

export const OfTheFirst = meta.story({
  render: (args) => (
    <Box component="figure" sx={{ position: 'relative', width: 240, height: 180, bgcolor: 'roles.seg' }}>
      <MoveButtons {...args} />
    </Box>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /earlier/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Move Kitchen picture 1 later' }));
    await expect(args.onMove).toHaveBeenCalledWith(1);
  },
});
