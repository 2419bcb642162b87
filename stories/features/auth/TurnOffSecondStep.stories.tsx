import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { disableTwoFactor } from '#contract/secondStep.ts';
import { TurnOffSecondStep } from '#src/features/auth/TurnOffSecondStep.tsx';
import { secondStepCalls } from '#stories/mocks/account.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed } from '#stories/mocks/mock.ts';
import { fillIn } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: TurnOffSecondStep,
  args: { of: 'broker' as const, open: true, onClose: fn(), onDone: fn() },
  parameters: { ...framed(560), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...secondStepCalls({ on: true, recovery_codes_left: 9 })),
});

const turnOff = async (user: Parameters<typeof fillIn>[0]) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off the second step' }));
  await fillIn(user, dialog, { Password: 'Namaste#2026home' });
  await user.click(dialog.getByRole('button', { name: 'Turn off' }));
  return dialog;
};

const WRONG = 'This is not your current password';
export const WrongPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(disableTwoFactor, 400, { message: WRONG, errors: { password: WRONG } })),
  play: async ({ args, userEvent }) => {
    const dialog = await turnOff(userEvent);
    await waitFor(() => expect(dialog.getByLabelText(/^Password/, { selector: 'input' })).toBeInvalid());
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});
