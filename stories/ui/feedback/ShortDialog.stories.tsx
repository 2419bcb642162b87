import Button from '@mui/material/Button';
import { BadgeCheck } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ShortDialog } from '#src/ui/feedback/ShortDialog.tsx';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: ShortDialog, parameters: framed(420) });

export const LongWords = meta.story({
  args: {
    open: true,
    icon: BadgeCheck,
    tone: 'success',
    title: 'homes-and-plots-of-the-old-walled-city.rathore-properties.example is connected',
    message:
      'Visitors who type this address see your site from now on. The old address under nivaas.example stays as it was.',
    onClose: fn(),
    actions: <Button autoFocus>Close</Button>,
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription(/^Visitors who type/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});
