import { expect } from 'storybook/test';
import { ShortcutsCard } from '#src/features/auth/ShortcutsCard.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';
import { refuseStorage } from '#storybook/refuseStorage.ts';

const meta = preview.meta({ component: ShortcutsCard, decorators: [inBox({ p: 2 })] });

/** Shortcuts are on until turned off; the browser remembers the choice. */
export const TurnedOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('switch', { name: 'Use shortcuts' });
    await expect(choice).toBeChecked();
    await userEvent.click(choice);
    await expect(choice).not.toBeChecked();
    await expect(localStorage.getItem('nivaas.shortcuts')).toBe('off');
  },
});

/** If the browser's storage is full, the choice lasts until the page is closed. */
export const StorageFull = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const allowStorage = refuseStorage();
    const choice = canvas.getByRole('switch', { name: 'Use shortcuts' });
    await userEvent.click(choice);
    await expect(choice).not.toBeChecked();
    allowStorage();
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
  },
});
