import { expect } from 'storybook/test';
import { AccountLayout } from '#src/app/layouts/AccountLayout.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { seekerCalls } from '#stories/mocks/seeker.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: AccountLayout,
  parameters: { ...framed(800), router: { path: '/account', at: '/account' }, session: signedIn('user') },
  beforeEach: ({ msw }) => msw.use(...seekerCalls()),
});

/** The frame of the public pages; the initials in it link to the account. */
export const Signed = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Your account, Ravi Sharma' })).toHaveAttribute(
      'href',
      '/account',
    );
    await expect(canvas.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  },
});
