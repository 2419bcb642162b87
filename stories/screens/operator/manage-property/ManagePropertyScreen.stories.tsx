import { expect, screen, waitFor } from 'storybook/test';
import { logout } from '#contract/auth.ts';
import { reviewProperty } from '#contract/properties/moderation.ts';
import { signOut } from '#src/features/auth/signOut.ts';
import { ManagePropertyScreen } from '#src/screens/operator/manage-property/ManagePropertyScreen.tsx';
import { finishUndoables } from '#src/ui/feedback/useUndoable.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { brokerCalls } from '#stories/mocks/brokers.ts';
import { failed, mock, noted } from '#stories/mocks/mock.ts';
import { moderationCalls } from '#stories/mocks/moderation.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ManagePropertyScreen,
  parameters: {
    ...framed(1000),
    session: signedIn('super_admin'),
    router: { at: '/superadmin/manage-property?queue=review&home=1' },
  },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(...moderationCalls(), ...brokerCalls()),
  decorators: [inPanel],
});

const sent: unknown[] = [];

/**
 * A approves and shows the next home at once; the request is sent when Undo is over or on logout. Undo brings the home
 * back.
 */
export const ApprovedAndUndone = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    sent.length = 0;
    msw.use(
      noted(reviewProperty, sent),
      mock(logout, () => {
        sent.push('logout');
        return { data: { id: 1 } };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: '3 BHK flat near Akshaya Patra Temple' });
    await canvas.findByRole('button', { name: /^Approve/ });
    await userEvent.keyboard('a');
    await canvas.findByRole('heading', { level: 1, name: '4 BHK villa near Kanta Chauraha' });
    await expect(canvas.getByRole('link', { name: 'Review, 1 of 6' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await canvas.findByRole('heading', { level: 1, name: '3 BHK flat near Akshaya Patra Temple' });
    await expect(sent).toEqual([]);
    // On logout the approval is sent before Undo is over.
    await userEvent.keyboard('a');
    await canvas.findByRole('heading', { level: 1, name: '4 BHK villa near Kanta Chauraha' });
    await signOut('super_admin', finishUndoables());
    await expect(sent).toEqual([{ decision: 'approve', note: null, seen: 1, seen_report: 0 }, 'logout']);
  },
});

/** If the request fails, the home returns to the queue with the reasons and the note. */
export const NotSaved = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(reviewProperty, 503)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: '3 BHK flat near Akshaya Patra Temple' });
    await userEvent.keyboard('c');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Wrong price' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Note to the broker/ }), 'A zero?');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await canvas.findByRole('heading', { level: 1, name: '4 BHK villa near Kanta Chauraha' });
    await userEvent.click(await screen.findByRole('button', { name: 'Close message' }));
    await screen.findByText(/^Not saved: 3 BHK flat/);
    await userEvent.keyboard('k');
    await canvas.findByRole('heading', { level: 1, name: '3 BHK flat near Akshaya Patra Temple' });
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Wrong price' })).toBeChecked());
    await expect(canvas.getByRole('textbox', { name: /Note to the broker/ })).toHaveValue('A zero?');
  },
});
