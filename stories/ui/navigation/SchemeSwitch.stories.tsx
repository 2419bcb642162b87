import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { schemeAttribute, schemeStorageKey } from '../../../src/theme/theme';
import { SchemeSwitch } from '../../../src/ui/navigation/SchemeSwitch';

const meta = preview.meta({ component: SchemeSwitch });

export const Remembers = meta.story({
  play: async ({ canvas, userEvent, globals }) => {
    const other = globals.scheme === 'dark' ? 'Light' : 'Dark';
    await userEvent.click(canvas.getByRole('button', { name: /Colour scheme/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: other }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute(schemeAttribute, other.toLowerCase()));
    await expect(localStorage.getItem(schemeStorageKey)).toBe(other.toLowerCase());
  },
});
