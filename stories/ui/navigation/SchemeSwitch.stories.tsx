import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { schemeAttribute, schemeStorageKey } from '../../../src/theme/theme';
import { SchemeSwitch } from '../../../src/ui/navigation/SchemeSwitch';

const meta = preview.meta({ component: SchemeSwitch });

export const Remembers = meta.story({
  play: async ({ canvas, userEvent, globals }) => {
    const other = globals.scheme === 'dark' ? 'Light' : 'Dark';
    const button = canvas.getByRole('button', { name: /Colour scheme/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitemradio', { name: other })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement).toHaveAttribute(schemeAttribute, other.toLowerCase()));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(localStorage.getItem(schemeStorageKey)).toBe(other.toLowerCase());
  },
});
