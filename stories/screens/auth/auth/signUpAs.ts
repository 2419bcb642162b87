import { screen, type userEvent } from 'storybook/test';
import { fill } from '#storybook/fill.ts';

type User = Pick<typeof userEvent, 'click' | 'paste'>;

/** The details of the signup in stories. */
export const newcomer = {
  'Your Name': 'Ananya Sharma',
  'E-mail': 'ananya@example.com',
  Password: 'Jaipur#2026home',
  Mobile: '00000 41827',
};

/** Opens the registration and fills it in. */
export const fillSignup = async (user: User, changes: Partial<typeof newcomer> = {}) => {
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  for (const [label, text] of Object.entries({ ...newcomer, ...changes }))
    if (text) await fill(user, await screen.findByLabelText(new RegExp(`^${label}`)), text);
};

/** The same, and submits it. */
export const signUp = async (user: User, changes: Partial<typeof newcomer> = {}) => {
  await fillSignup(user, changes);
  await user.click(screen.getByRole('button', { name: 'SIGN UP' }));
};
