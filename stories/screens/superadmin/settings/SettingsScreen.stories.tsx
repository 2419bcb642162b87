import { expect } from 'storybook/test';
import { SettingsScreen } from '#src/screens/superadmin/settings/SettingsScreen.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { mailCalls } from '#stories/mocks/mails.ts';
import { operatorCalls } from '#stories/mocks/operators.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SettingsScreen,
  parameters: { ...framed(900), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...operatorCalls(), ...mailCalls()),
  decorators: [inPanel],
});

export const Settings = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Operators' });
    await expect(await canvas.findByRole('list', { name: 'Last mails' })).toBeVisible();
  },
});
