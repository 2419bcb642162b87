import type { Role } from '#contract/endpoint.ts';
import { SessionList } from '#src/features/auth/SessionList.tsx';
import { accountCalls } from '#stories/mocks/account.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SessionList,
  args: { of: 'super_admin' as Role },
  parameters: { ...framed(320), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...accountCalls()),
});

export const Sessions = meta.story();
