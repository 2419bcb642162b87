import { expect, screen, waitFor, within } from 'storybook/test';
import { PanelDrawer } from '#src/ui/navigation/PanelDrawer.tsx';
import { PanelNav } from '#src/ui/navigation/PanelNav.tsx';
import { panelItems } from '#stories/samples/panel.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: PanelDrawer,
  args: {
    brand: 'Nivaas',
    children: (close) => <PanelNav label="Admin panel" items={panelItems} touch onNavigate={close} />,
  },
  parameters: { router: { at: '/superadmin/crm' } },
});

/** The open drawer traps the focus; Escape returns it to the button. */
export const KeepsFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    const last = drawer.getByRole('link', { name: 'System Settings' });
    last.focus();
    await userEvent.tab();
    await waitFor(() => expect(last).not.toHaveFocus());
    await expect(screen.getByRole('dialog').parentElement).toContainElement(document.querySelector(':focus'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const Open = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'CRM' })).toBeVisible());
  },
});
