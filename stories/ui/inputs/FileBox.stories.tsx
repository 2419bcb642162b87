import Box from '@mui/material/Box';
import { FileText, FileUp } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { FileBox } from '#src/ui/inputs/FileBox.tsx';
import { dropFiles, plainFile } from '#storybook/fileTransfer.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: FileBox,
  args: {
    id: 'plan',
    name: 'plan',
    label: 'Plan',
    thumb: <FileUp size={20} />,
    title: 'Choose a file',
    caption: 'PDF, up to 10 MB',
    onFile: fn(),
  },
  decorators: [
    (Story) => (
      <Box sx={{ p: 3, maxWidth: 420 }}>
        <label htmlFor="plan">Plan</label>
        <Story />
      </Box>
    ),
  ],
});

export const TakesTheFirst = meta.story({
  play: async ({ args, canvas }) => {
    const files = [plainFile('a.csv'), plainFile('b.csv')];
    dropFiles(canvas.getByLabelText('Plan'), ...files);
    await expect(args.onFile).toHaveBeenCalledWith(files[0]);
  },
});

export const FilledByKeyboard = meta.story({
  args: {
    filled: true,
    thumb: <FileText size={20} />,
    title: 'plan.pdf',
    caption: '2.4 MB',
    onRemove: fn(),
    onBlur: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Plan')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Plan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Plan')).toHaveFocus();
  },
});

export const DisabledTakesNothing = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    dropFiles(canvas.getByLabelText('Plan'), plainFile('a.csv'));
    await expect(args.onFile).not.toHaveBeenCalled();
  },
});
