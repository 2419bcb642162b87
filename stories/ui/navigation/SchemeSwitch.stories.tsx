import { createRoot } from 'react-dom/client';
import { expect, screen, waitFor, within } from 'storybook/test';
import { AppTheme } from '#src/theme/mui/AppTheme.tsx';
import { schemeAttribute, schemeStorageKey } from '#src/theme/mui/theme.ts';
import { SchemeSwitch } from '#src/ui/navigation/SchemeSwitch.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: SchemeSwitch,
  decorators: [inBox({ p: 2 })],
});

/** The choice is made with the keyboard, shown in the menu and stored; then the scheme is switched back. */
export const Remembers = meta.story({
  play: async ({ canvas, userEvent, globals }) => {
    const [own, other] = globals.scheme === 'dark' ? (['Dark', 'Light'] as const) : (['Light', 'Dark'] as const);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Colour scheme: ${own}` })).toHaveFocus();
    for (const next of [other, own]) {
      await userEvent.keyboard('{Enter}');
      const choice = await screen.findByRole('menuitemradio', { name: next });
      await waitFor(() => expect(screen.getByRole('menuitemradio', { checked: true })).toHaveFocus());
      await userEvent.keyboard(next === 'Light' ? '{ArrowUp}' : '{ArrowDown}');
      await waitFor(() => expect(choice).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.documentElement).toHaveAttribute(schemeAttribute, next.toLowerCase()));
      await expect(localStorage.getItem(schemeStorageKey)).toBe(next.toLowerCase());
      await waitFor(() => expect(getComputedStyle(document.documentElement).colorScheme).toBe(next.toLowerCase()));
      await waitFor(() => expect(canvas.getByRole('button', { name: `Colour scheme: ${next}` })).toHaveFocus());
      // Wait until it is removed: reopened while it closes, the menu would keep its state.
      await waitFor(() => expect(document.querySelector('[role="menu"]')).toBeNull());
    }
  },
});

/** The choice persists when the page is opened again. */
export const OpenedAgain = meta.story({
  render: () => <div data-testid="page" />,
  play: async ({ canvas, userEvent, globals }) => {
    const open = () => {
      const root = createRoot(canvas.getByTestId('page'));
      root.render(
        <AppTheme>
          <SchemeSwitch />
        </AppTheme>,
      );
      return root;
    };
    const page = within(canvas.getByTestId('page'));
    const first = open();
    await userEvent.click(await page.findByRole('button', { name: /Colour scheme/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'System' }));
    await page.findByRole('button', { name: 'Colour scheme: System' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    first.unmount();
    await waitFor(() => expect(page.queryByRole('button')).toBeNull());
    open();
    await userEvent.click(await page.findByRole('button', { name: 'Colour scheme: System' }));
    const own = globals.scheme === 'dark' ? 'Dark' : 'Light';
    await userEvent.click(await screen.findByRole('menuitemradio', { name: own }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute(schemeAttribute, own.toLowerCase()));
  },
});

/** Before the first paint, public/color-scheme.js sets the scheme that the switch has stored. */
export const BeforePaint = meta.story({
  play: async ({ globals }) => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const script = await (await fetch('/color-scheme.js')).text();
    for (const [kept, shown] of Object.entries({ dark: 'dark', light: 'light', system })) {
      localStorage.setItem(schemeStorageKey, kept);
      document.documentElement.removeAttribute(schemeAttribute);
      const element = document.createElement('script');
      element.textContent = script;
      document.head.append(element);
      element.remove();
      await expect(document.documentElement).toHaveAttribute(schemeAttribute, shown);
    }
    document.documentElement.setAttribute(schemeAttribute, String(globals.scheme ?? 'light'));
  },
});
