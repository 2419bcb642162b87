import { expect, fn } from 'storybook/test';
import { AuthHeading } from '#src/screens/auth/auth/AuthHeading.tsx';
import preview from '#storybook/preview.tsx';
import { inAuthForm } from './inAuthForm.tsx';

const meta = preview.meta({
  component: AuthHeading,
  decorators: [inAuthForm],
});

export const Login = meta.story({
  args: { mode: 'login', onTurn: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Login$/);
    await expect(canvas.getByText(/^Buyer\/Owner\/Tenant/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(args.onTurn).toHaveBeenCalledWith('signup');
  },
});
export const Registration = meta.story({
  args: { mode: 'signup', onTurn: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent(/^New Registration$/);
    // The role's label comes right after the heading.
    await expect(heading.nextElementSibling).toHaveTextContent(/^Buyer\/Owner\/Tenant/);
    await userEvent.click(canvas.getByRole('button', { name: 'Login here' }));
    await expect(args.onTurn).toHaveBeenCalledWith('login');
  },
});
