import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import { DialogBody } from '#src/ui/layout/DialogBody.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: DialogBody });

export const LongTextScrollsByKeyboard = meta.story({
  render: () => (
    <Box sx={{ height: 160, display: 'flex', flexDirection: 'column' }}>
      <DialogBody>
        <Box component="p" sx={{ height: 400 }}>
          Text longer than its room
        </Box>
      </DialogBody>
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    const body = canvas.getByText('Text longer than its room').parentElement;
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(body).toHaveFocus();
  },
});
