import { PanelPersonCard } from '#src/ui/navigation/PanelPersonCard.tsx';
import { panelPerson } from '#stories/samples/panel.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: PanelPersonCard,
  args: { person: panelPerson },
  decorators: [inBox({ width: 240, p: 2, bgcolor: 'roles.side' })],
});

export const Named = meta.story();
export const Leading = meta.story({ args: { to: '/superadmin/settings/view-profile' } });
export const Rail = meta.story({ args: { rail: true, to: '/superadmin/settings/view-profile' } });
export const Nameless = meta.story({ args: { person: { ...panelPerson, name: '' } } });
