import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ChangesDialog } from '#src/screens/broker/post-property/edit-property/ChangesDialog.tsx';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ChangesDialog,
  args: {
    open: true,
    changes: [
      { label: 'Expected price', before: '₹98,50,000', now: '₹95,00,000' },
      { label: 'Society', before: 'Nemi Sagar Court', now: '' },
      { label: 'Facing', before: '', now: 'East' },
      { label: 'Photos added', now: 'Kitchen picture 2 (stove.jpg)' },
      { label: 'Photos', now: 'in a new order' },
    ],
    onSave: fn(),
    onClose: fn(),
  },
  parameters: framed(560),
});

export const Several = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'What changed' }));
    await waitFor(() => expect(dialog.getByText('5 changes')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await expect(args.onClose).toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalled();
  },
});
export const LongText = meta.story({
  tags: ['full'],
  args: {
    changes: [
      { label: 'Description', before: 'Morning sun. '.repeat(30), now: 'Evening breeze over the lake. '.repeat(40) },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
