import { expect, screen } from 'storybook/test';
import { forgotBroker, forgotSuperAdmin, forgotUser } from '#contract/account.ts';
import { ForgotScreen } from '#src/screens/auth/forgot/ForgotScreen.tsx';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const SENT = 'If this email has an account, a link to a new password is on its way.';
const asked: unknown[] = [];
const meta = preview.meta({
  component: ForgotScreen,
  parameters: { ...framed(800), router: { path: '/auth/forgot', at: '/auth/forgot' } },
  beforeEach: ({ msw }) => {
    asked.length = 0;
    msw.use(
      ...[forgotBroker, forgotSuperAdmin, forgotUser].map((endpoint) =>
        mock(endpoint, ({ body }) => {
          asked.push([endpoint.path, body]);
          return { message: SENT };
        }),
      ),
    );
  },
});

type User = Parameters<typeof fill>[0];
const ask = async (user: User, email = 'ravi@nivaas.example') => {
  await fill(user, screen.getByRole('textbox', { name: /^E-mail/ }), email);
  await user.click(screen.getByRole('button', { name: /^Send/ }));
};

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Buyer/Owner/Tenant' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/auth');
  },
});

/** The message is the same for every email; another link can be requested. */
export const Sent = meta.story({
  play: async (context) => {
    await ask(context.userEvent, ' ravi@nivaas.example ');
    await expect(await context.canvas.findByText(SENT)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Send another link' })).toBeEnabled();
    await expect(asked).toEqual([['/api/auth/user/forgot', { email: 'ravi@nivaas.example' }]]);
  },
});

export const Agent = meta.story({
  tags: ['behaviour'],
  parameters: { router: { path: '/auth/forgot', at: '/auth/forgot?role=broker' } },
  play: async (context) => {
    await expect(context.canvas.getByRole('radio', { name: 'Agent' })).toBeChecked();
    await ask(context.userEvent);
    await expect(await context.canvas.findByText(SENT)).toBeVisible();
    await expect(asked).toEqual([['/api/auth/broker/forgot', { email: 'ravi@nivaas.example' }]]);
  },
});

export const Operator = meta.story({
  tags: ['behaviour'],
  parameters: { router: { path: '/auth/forgot', at: '/auth/forgot?role=super_admin' } },
  play: async (context) => {
    await expect(context.canvas.queryByRole('radio')).toBeNull();
    await expect(context.canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute(
      'href',
      '/superadmin/login',
    );
    await ask(context.userEvent);
    await expect(await context.canvas.findByText(SENT)).toBeVisible();
    await expect(asked).toEqual([['/api/auth/super-admin/forgot', { email: 'ravi@nivaas.example' }]]);
  },
});

export const Malformed = meta.story({
  play: async (context) => {
    await ask(context.userEvent, 'ravi at nivaas');
    await expect(await context.canvas.findByText('Email must look like an email address')).toBeVisible();
    await expect(asked).toEqual([]);
  },
});

export const FailureWithoutWords = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(forgotUser, 500)),
  play: async (context) => {
    await ask(context.userEvent);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('The link could not be sent');
  },
});

export const Busy = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(loading(forgotUser)),
  play: async (context) => {
    await ask(context.userEvent);
    await expect(await context.canvas.findByRole('button', { name: 'Please wait' })).toBeDisabled();
  },
});
