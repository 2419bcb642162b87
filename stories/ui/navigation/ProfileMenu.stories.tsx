import { Image, LogOut, Pencil } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ProfileMenu } from '#src/ui/navigation/ProfileMenu.tsx';
import { panelPerson } from '#stories/samples/panel.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const logOut = fn();

const meta = preview.meta({
  component: ProfileMenu,
  args: {
    person: panelPerson,
    menu: [
      { label: 'Edit Profile', icon: Pencil, onSelect: fn() },
      { label: 'Update Photo', icon: Image, onSelect: fn() },
      { label: 'Logout', icon: LogOut, apart: true, onSelect: logOut },
    ],
  },
  decorators: [inBox({ display: 'flex', justifyContent: 'flex-end', p: 1 })],
});

/** Enter or arrow down opens it, arrow keys move and wrap, Enter chooses, Escape returns the focus. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /Profile menu of Meera Krishnan/ });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit Profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    // Wait until it is removed: reopened while it closes, it would keep its state.
    await waitFor(() => expect(document.querySelector('[role="menu"]')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit Profile' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(logOut).toHaveBeenCalled();
  },
});

/** The open menu with a name and an email address that do not fit. */
export const LongName = meta.story({
  args: {
    person: {
      ...panelPerson,
      name: 'Venkatanarasimharajuvaripeta Subramanian',
      email: 'a.very.long.address.that.goes.on@properties-of-rajasthan.example',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Profile menu/ }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeVisible());
  },
});
