import { ArrowUpRight, Copy, Phone, Trash2 } from 'lucide-react';
import { expect, fn, screen, within } from 'storybook/test';
import { RowMenu } from '#src/ui/data/RowMenu.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const duplicate = fn();

const meta = preview.meta({
  component: RowMenu,
  args: {
    title: 'Villa near Statue Circle',
    line: '₹84.50 Lac',
    items: [
      { label: 'View on site', icon: ArrowUpRight, href: '/site/asha' },
      { label: 'Duplicate', icon: Copy, onClick: duplicate },
      { label: 'Delete', icon: Trash2, danger: true, onClick: fn() },
    ],
  },
  decorators: [inBox({ p: '24px' })],
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Villa near Statue Circle' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'View on site, opens in a new tab' })).toHaveAttribute(
      'href',
      '/site/asha',
    );
  },
});

/** On a small card the button has no frame; Call stays on the page. */
export const Quiet = meta.story({
  args: { quiet: true, items: [{ label: 'Call', icon: Phone, here: true, href: 'tel:+915550112345' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for Villa near Statue Circle' }));
    await expect(await screen.findByRole('menuitem', { name: 'Call' })).not.toHaveAttribute('target');
  },
});

/** A menu without items has no button. */
export const Nothing = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});
