import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SearchInput } from '#src/ui/inputs/SearchInput.tsx';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { PanelLayout } from '#src/ui/navigation/PanelLayout.tsx';
import { panelItems, panelMenu, panelPerson } from '#stories/samples/panel.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: PanelLayout,
  args: {
    tag: 'Admin' as const,
    items: panelItems,
    person: panelPerson,
    homeTo: '/superadmin/dashboard',
    menu: panelMenu,
    header: <SearchInput value="" onChange={() => {}} label="Search" quiet />,
    children: (
      <PageHeader
        title="Brokers"
        purpose="Everyone who lists on Nivaas: approve, edit or suspend an account"
        actions={<Button variant="contained">+ Add Broker</Button>}
      />
    ),
  },
  parameters: { router: { at: '/superadmin/brokers' } },
});

export const Desktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Admin panel' }));
    await expect(nav.getByRole('link', { name: 'Brokers' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Profile menu of Meera Krishnan/ }));
    const logout = await screen.findByRole('menuitem', { name: 'Logout' });
    await waitFor(() => expect(logout).toBeVisible());
    // Focused elements scroll clear of the header.
    await expect(getComputedStyle(document.documentElement).scrollPaddingTop).toBe('72px');
  },
});

/** From 600 to 1199 px the sidebar is a rail of icons with tooltips. */
export const IconRail = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    const rail = canvas.getByRole('complementary', { name: 'Admin sidebar' });
    await expect(rail.getBoundingClientRect().width).toBe(72);
    const order = ['Skip to content', 'Nivaas', 'Dashboard', 'Brokers'];
    for (const name of order) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await expect(canvas.getByRole('link', { name: 'Brokers' })).toHaveAttribute('aria-current', 'page');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Brokers');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'CRM' })).toHaveAttribute('aria-current', 'page'));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }));
    const link = await screen.findByRole('link', { name: 'CRM' });
    await userEvent.click(link);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'CRM' })).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

function OwnFocus() {
  // biome-ignore lint/a11y/noAutofocus: a screen may focus its first field
  return <input key={useLocation().pathname} aria-label="Code" autoFocus />;
}

/** If a screen focuses an element itself, that element keeps the focus. */
export const FocusOfTheScreen = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  args: { children: <OwnFocus /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'CRM' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'CRM' })).toHaveAttribute('aria-current', 'page'));
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  },
});

export const Broker = meta.story({
  args: {
    tag: 'Broker',
    person: {
      name: 'Venkatanarasimharajuvaripeta Subramanian',
      email: 'a.very.long.address.that.goes.on@properties-of-rajasthan.example',
      roleLabel: 'Broker',
      fallback: 'BR',
    },
  },
});
