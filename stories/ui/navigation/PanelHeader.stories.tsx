import { panelMenu, panelPerson } from '../../../.storybook/panelSample';
import preview from '../../../.storybook/preview';
import { PanelHeader } from '../../../src/ui/navigation/PanelHeader';

const meta = preview.meta({ component: PanelHeader });

export const Plain = meta.story({ args: { phoneStart: null, person: panelPerson, menu: panelMenu } });
