import { expect, fn } from 'storybook/test';
import { buildModeratedDetail } from '#contract/fixtures/moderation.ts';
import { DecisionForm } from '#src/features/properties/review/DecisionForm.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: DecisionForm,
  args: {
    home: buildModeratedDetail(),
    draft: undefined,
    failure: undefined,
    onDraft: fn(),
    onDecide: fn(),
  },
  decorators: [inBox({ p: '20px', maxWidth: 360, bgcolor: 'roles.paper' }, 'main')],
});

/** C opens the reasons and Ctrl+Enter sends them; without a reason a message says so, and nothing is sent. */
export const ByKeys = meta.story({
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Ask for changes/ });
    await userEvent.keyboard('c');
    await expect(await canvas.findByRole('checkbox', { name: 'Photos missing' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await canvas.findByText('Please give a reason');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Other' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await canvas.findByText('Please say what the other reason is');
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /Note to the broker/ }), 'A zero is missing.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onDecide).toHaveBeenCalledWith({
      decision: 'request_changes',
      reasons: ['other'],
      note: 'A zero is missing.',
    });
  },
});

/** The form shows the input again, with the reason why it was not saved. */
export const Failed = meta.story({
  args: {
    draft: {
      decision: 'remove',
      reasons: ['wrong_price', 'contact_in_text'],
      note: '₹7.85 Lac looks like a zero is missing.',
    },
    failure: 'Not possible while the home is sold: ask for changes',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Wrong price' })).toBeChecked();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

/** A removed home can only be put back; A and C do nothing. */
export const Removed = meta.story({
  args: { home: buildModeratedDetail({ status: 'removed' }) },
  globals: { scheme: 'dark' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Restore']);
    await userEvent.keyboard('ac');
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
});
