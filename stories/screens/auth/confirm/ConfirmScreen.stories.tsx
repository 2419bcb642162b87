import { expect, screen } from 'storybook/test';
import { confirmEmail } from '#contract/account.ts';
import type { Role } from '#contract/endpoint.ts';
import { ConfirmScreen } from '#src/screens/auth/confirm/ConfirmScreen.tsx';
import { failed, mock } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const TOKEN = 'A'.repeat(43);
const email = 'asha.new@nivaas.example';
const meta = preview.meta({
  component: ConfirmScreen,
  parameters: { ...framed(800), router: { path: '/auth/email', at: `/auth/email?token=${TOKEN}` } },
});

const press = async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: 'Confirm this e-mail' }));

/** Nothing is confirmed until the button is clicked. */
export const Asks = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(confirmEmail, 400, { message: 'Called without a press' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Confirm your e-mail');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Done = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(confirmEmail, ({ body }) => ({
        data: { role: (body.token === TOKEN ? 'broker' : 'user') as Role, email },
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    await press(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`From now on you log in with ${email}.`);
    await expect(canvas.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/auth?role=broker');
  },
});

export const DeadLink = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(confirmEmail, 400, { message: 'This link does not work any more.' })),
  play: async ({ canvas, userEvent }) => {
    await press(userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link does not work any more');
    await expect(canvas.queryByRole('button', { name: 'Confirm this e-mail' })).toBeNull();
  },
});
