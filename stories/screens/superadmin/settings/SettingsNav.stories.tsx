import { House, Mail } from 'lucide-react';
import { SettingsNav } from '#src/screens/superadmin/settings/SettingsNav.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SettingsNav,
  args: {
    sections: [
      { id: 'home-page', label: 'Home page', icon: House },
      { id: 'mail', label: 'Mail', icon: Mail },
    ],
  },
});

export const Wide = meta.story({ args: { narrow: false } });

export const Narrow = meta.story({ tags: ['full'], args: { narrow: true } });
