import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { buildPropertyRow } from '#contract/fixtures/properties.ts';
import type { PropertyStatus } from '#contract/properties/life.ts';
import { PropertyMenu } from '#src/screens/broker/properties/PropertyMenu.tsx';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const title = '3 BHK flat near Amrapali Circle';
const meta = preview.meta({
  component: PropertyMenu,
  args: { row: buildPropertyRow(), sitePage: '/site/asha-rathore/1-flat', onStep: fn(), onDuplicate: fn() },
  decorators: [inBox({ display: 'flex', justifyContent: 'flex-end', p: 2, maxWidth: 304 }, 'main')],
  parameters: framed(420),
});

const namesOfItems = async () => (await screen.findAllByRole('menuitem')).map((item) => item.textContent);

const inStatus = (status: PropertyStatus) => ({ row: buildPropertyRow({ status }) });
const lists =
  (...items: string[]) =>
  async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await namesOfItems()).toEqual(items);
  };

/** Enter opens the menu and chooses, arrow keys move, Escape closes it and returns the focus. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: `More for ${title}` });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'View on site, opens in a new tab' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^View on site/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onStep).toHaveBeenCalledWith('paused');
    await waitFor(() => expect(more).toHaveFocus());
  },
});

export const Open = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await namesOfItems()).toEqual(['View on site', 'Pause', 'Mark as sold', 'Duplicate', 'Delete']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    await expect(args.onDuplicate).toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button'));
    await screen.findByRole('menuitem', { name: 'Delete' });
  },
});

/** Without a published site the menu has no View on site. */
export const NoSite = meta.story({
  tags: ['behaviour'],
  args: { sitePage: undefined },
  play: lists('Pause', 'Mark as sold', 'Duplicate', 'Delete'),
});

export const Paused = meta.story({
  tags: ['behaviour'],
  args: inStatus('paused'),
  play: lists('Resume', 'Mark as sold', 'Duplicate', 'Delete'),
});
export const Sold = meta.story({
  tags: ['behaviour'],
  args: inStatus('sold'),
  play: lists('Live again', 'Duplicate', 'Delete'),
});
export const InReview = meta.story({
  tags: ['behaviour'],
  args: inStatus('in_review'),
  play: lists('Duplicate', 'Delete'),
});
export const ChangesRequested = meta.story({
  tags: ['behaviour'],
  args: inStatus('changes_requested'),
  play: lists('Send for review again', 'Duplicate', 'Delete'),
});
export const Archived = meta.story({
  tags: ['behaviour'],
  args: inStatus('archived'),
  play: lists('Restore'),
});

/** A removed home has no menu. */
export const Removed = meta.story({
  tags: ['behaviour'],
  args: inStatus('removed'),
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});

/** On a phone the menu is a sheet with the home at the top; Close or Escape closes it. */
export const Sheet = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: `More for ${title}` });
    await userEvent.click(more);
    await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^View on site/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.click(more);
    await screen.findByRole('dialog', { name: title });
  },
});
