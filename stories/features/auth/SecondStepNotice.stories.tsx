import { expect } from 'storybook/test';
import { SecondStepNotice } from '#src/features/auth/SecondStepNotice.tsx';
import { secondStepCalls } from '#stories/mocks/account.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SecondStepNotice,
  decorators: [inBox({ p: 2 })],
  parameters: { ...framed(160), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...secondStepCalls({ required_by: '2126-11-24T10:00:00.000Z' })),
});

export const RequiredSoon = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Set it up by 24 Nov 2126/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open profile' })).toHaveAttribute(
      'href',
      '/superadmin/settings/view-profile#second-step',
    );
  },
});
