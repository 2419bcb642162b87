import { expect, screen } from 'storybook/test';
import { resetPassword } from '#contract/account.ts';
import type { Role } from '#contract/endpoint.ts';
import { ResetScreen } from '#src/screens/auth/reset/ResetScreen.tsx';
import { failed, mock } from '#stories/mocks/mock.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const TOKEN = 'A'.repeat(43);
const meta = preview.meta({
  component: ResetScreen,
  parameters: { ...framed(800), router: { path: '/auth/reset', at: `/auth/reset?token=${TOKEN}` } },
});

type User = Parameters<typeof fill>[0];
const set = async (user: User) => {
  await fill(user, screen.getByLabelText(/^New password/, { selector: 'input' }), 'Udaipur#2026lake');
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
};

export const Form = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('New password');
    await expect(canvas.getByLabelText(/^New password/, { selector: 'input' })).toBeVisible();
  },
});

/** The token is sent although it is no longer in the address; the login matches the account's role. */
export const Done = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(resetPassword, ({ body }) => ({
        data: { role: (body.token === TOKEN && body.password === 'Udaipur#2026lake' ? 'super_admin' : 'user') as Role },
      })),
    ),
  play: async (context) => {
    await set(context.userEvent);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Your password is changed');
    const login = context.canvas.getByRole('link', { name: 'Go to login' });
    await expect(login).toHaveAttribute('href', '/superadmin/login');
  },
});

export const DeadLink = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(resetPassword, 400, { message: 'This link does not work any more.' })),
  play: async (context) => {
    await set(context.userEvent);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('This link does not work any more');
    const again = context.canvas.getByRole('link', { name: 'Ask for a new link' });
    await expect(again).toHaveAttribute('href', '/auth/forgot');
  },
});

export const WithoutToken = meta.story({
  tags: ['behaviour'],
  parameters: { router: { path: '/auth/reset', at: '/auth/reset' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link does not work any more');
    await expect(canvas.queryByRole('button', { name: 'Set the password' })).toBeNull();
  },
});
