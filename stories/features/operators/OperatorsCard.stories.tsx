import { expect, screen, within } from 'storybook/test';
import { listOperators, updateOperator } from '#contract/operators.ts';
import { OperatorsCard } from '#src/features/operators/OperatorsCard.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { operatorCalls } from '#stories/mocks/operators.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: OperatorsCard,
  parameters: { ...framed(700), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...operatorCalls()),
  decorators: [inBox({ maxWidth: 760 })],
});

/** Your own account has no button: only another operator can suspend it. */
export const Suspended = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Meera Krishnan (you)');
    await expect(canvas.queryByRole('button', { name: 'Suspend Meera Krishnan' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend Vikram Shekhawat' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Suspend Vikram Shekhawat?' }));
    await userEvent.click(question.getByRole('button', { name: 'Suspend' }));
    await screen.findByText('Vikram Shekhawat is suspended');
    await userEvent.click(await canvas.findByRole('button', { name: 'Reactivate Vikram Shekhawat' }));
    await screen.findByText('Vikram Shekhawat can sign in again');
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(updateOperator, 409, { message: 'The last active operator stays' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend Vikram Shekhawat' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Suspend' }));
    await question.findByText('The last active operator stays');
  },
});

export const Waiting = meta.story({ beforeEach: ({ msw }) => msw.use(loading(listOperators)) });

export const NotLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listOperators)),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('The operators could not be loaded'),
});
