import { expect } from 'storybook/test';
import { SaveButton } from '#src/features/showcase/SaveButton.tsx';
import preview from '#storybook/preview.tsx';
import { refuseStorage } from '#storybook/refuseStorage.ts';

const meta = preview.meta({ component: SaveButton, args: { id: 'project-1', title: 'Neem Court' } });

/** The browser stores the saved card. */
export const Toggles = meta.story({
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Save Neem Court' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(localStorage.getItem('nivaas.saved')).toBe('["project-1"]');
    await userEvent.click(heart);
    await expect(localStorage.getItem('nivaas.saved')).toBe('[]');
  },
});

/** If the browser's storage is full, the card stays saved until the page is closed. */
export const StorageFull = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const allowStorage = refuseStorage();
    const heart = canvas.getByRole('button', { name: 'Save Neem Court' });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    allowStorage();
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
});
