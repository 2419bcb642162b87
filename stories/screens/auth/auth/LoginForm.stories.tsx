import { expect } from 'storybook/test';
import { LoginForm } from '#src/screens/auth/auth/LoginForm.tsx';
import { demoAccounts, demoCalls } from '#stories/mocks/auth.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';
import { inAuthForm } from './inAuthForm.tsx';

const meta = preview.meta({
  component: LoginForm,
  decorators: [inAuthForm],
  parameters: framed(560),
});

/** Role, e-mail and password, without the signup's password rules. */
export const Empty = meta.story({
  args: { failure: undefined, asksCode: false },
  beforeEach: ({ msw }) => msw.use(demoCalls()),
  play: async ({ canvas, userEvent }) => {
    const roles = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(roles).toEqual(['Buyer/Owner/Tenant', 'Agent']);
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveAttribute('type', 'email');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'short');
    await userEvent.tab();
    await expect(canvas.queryByText(/^Password must/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'CONTINUE' })).toHaveAttribute('type', 'submit');
    for (const label of [/^Your Name/, /^Mobile/]) await expect(canvas.queryByLabelText(label)).toBeNull();
  },
});
export const Failed = meta.story({
  args: { failure: 'Invalid email or password', asksCode: false },
  beforeEach: ({ msw }) => msw.use(demoCalls(demoAccounts)),
});

/** The account has a second step. */
export const AsksForCode = meta.story({
  args: { failure: undefined, asksCode: true },
  beforeEach: ({ msw }) => msw.use(demoCalls()),
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Code from your app' })).toBeVisible(),
});
