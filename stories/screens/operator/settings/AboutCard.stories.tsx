import { AboutCard } from '#src/screens/operator/settings/AboutCard.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { settingCalls } from '#stories/mocks/settings.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: AboutCard,
  parameters: { ...framed(260), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...settingCalls()),
});

export const WhatRuns = meta.story();
