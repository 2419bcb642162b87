import { expect, fn, waitFor } from 'storybook/test';
import { loginSuperAdmin } from '#contract/auth.ts';
import { CODE_MISSING } from '#src/features/auth/SecondStepField.tsx';
import { readSession } from '#src/lib/sessions.ts';
import { OperatorLoginForm } from '#src/screens/operator/login/OperatorLoginForm.tsx';
import { APP_CODE } from '#stories/mocks/account.ts';
import { codeCalls, demoAccounts, demoCalls } from '#stories/mocks/auth.ts';
import { failed } from '#stories/mocks/mock.ts';
import { fill, fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: OperatorLoginForm,
  args: { onSend: fn() },
  decorators: [inBox({ p: 2, maxWidth: 480 })],
  parameters: framed(560),
});

export const DemoServer = meta.story({
  beforeEach: ({ msw }) => msw.use(demoCalls(demoAccounts)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /admin@nivaas.example/ }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('admin@nivaas.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
  },
});

/** The link opens the page for a new password, preset to an operator's account. */
export const ForgotPassword = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(demoCalls()),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Forgot password' });
    await expect(link).toHaveAttribute('href', '/auth/forgot?role=super_admin');
  },
});

export const NothingTyped = meta.story({
  beforeEach: ({ msw }) => msw.use(demoCalls()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
  },
});

export const NotAnEmail = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(demoCalls()),
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByRole('textbox', { name: 'Email' }), 'admin');
    await userEvent.tab();
    await expect(await canvas.findByText('Email must look like an email address')).toBeVisible();
  },
});

export const ServerWithoutWords = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(demoCalls(), failed(loginSuperAdmin, 500)),
  play: async ({ canvas, userEvent }) => {
    await fillIn(userEvent, canvas, { Email: 'admin@nivaas.example', Password: 'Namaste#2026home' });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Login failed');
  },
});

const WRONG = 'This code is wrong, or was used already';

/**
 * The form asks for the code after the right password, which stays filled in; a wrong code is reported at its field,
 * which gets the focus.
 */
export const SecondStep = meta.story({
  beforeEach: ({ msw }) => msw.use(demoCalls(), ...codeCalls('super_admin')),
  play: async ({ canvas, userEvent }) => {
    await fillIn(userEvent, canvas, { Email: 'admin@nivaas.example', Password: 'Namaste#2026home' });
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('textbox', { name: 'Code from your app' });
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.paste('000000');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(WRONG)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('Namaste#2026home');
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(CODE_MISSING)).toBeVisible();
    await userEvent.type(field, APP_CODE);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(readSession('super_admin')?.token).toBe('token'));
  },
});
