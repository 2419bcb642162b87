import { expect, fn, waitFor } from 'storybook/test';
import { SavedKeeper } from '#src/screens/public/saved/SavedKeeper.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: SavedKeeper, args: { open: fn() } });

/** An address without ids gets those stored in the browser, latest first. */
export const IntoTheAddress = meta.story({
  tags: ['behaviour'],
  args: { ids: undefined, gone: [] },
  beforeEach: () => localStorage.setItem('nivaas.savedHomes', '3,5'),
  play: async ({ args }) => {
    await waitFor(() => expect(args.open).toHaveBeenCalledWith('/saved?ids=5,3'));
  },
});

/** Without an account the homes are saved only in this browser. */
export const InThisBrowser = meta.story({
  args: { ids: [3], gone: [] },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Log in or sign up' })).toHaveAttribute('href', '/auth?next=%2Faccount'),
});

/** A home that is no longer for sale stays listed until the visitor removes it. */
export const Gone = meta.story({
  args: { ids: [3, 5], gone: [5] },
  beforeEach: () => localStorage.setItem('nivaas.savedHomes', '3,5'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forget it' }));
    await expect(localStorage.getItem('nivaas.savedHomes')).toBe('3');
  },
});
