import { expect } from 'storybook/test';
import { OperatorProfileScreen } from '#src/screens/operator/profile/OperatorProfileScreen.tsx';
import { accountCalls } from '#stories/mocks/account.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: OperatorProfileScreen,
  parameters: { ...framed(800), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...accountCalls()),
  decorators: [inPanel],
});

export const Known = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Meera Krishnan' })).toBeVisible();
    await expect(canvas.getByText('super_admin')).toBeVisible();
    await expect(canvas.getByText(/2 Mar 2026/)).toBeVisible();
    await expect(canvas.getByText('admin@nivaas.example')).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Role', 'Phone', 'Last Login']);
    await expect(canvas.getByRole('switch', { name: 'Use shortcuts' })).toBeChecked();
  },
});

/** If only the token is known, the initials are SA and the rest are dashes. */
export const Unknown = meta.story({
  tags: ['behaviour'],
  parameters: { session: { super_admin: { token: 'token', name: '', email: 'admin@nivaas.example' } } },
  play: async ({ canvas }) => expect(canvas.getByText('SA')).toBeInTheDocument(),
});
