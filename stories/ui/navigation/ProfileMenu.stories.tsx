import { expect, screen } from 'storybook/test';
import { panelMenu, panelPerson } from '../../../.storybook/panelSample';
import preview from '../../../.storybook/preview';
import { ProfileMenu } from '../../../src/ui/navigation/ProfileMenu';

const meta = preview.meta({ component: ProfileMenu, args: { person: panelPerson, menu: panelMenu } });

export const Chooses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Profile menu of Meera Krishnan/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(panelMenu[1]?.onSelect).toHaveBeenCalled();
  },
});
