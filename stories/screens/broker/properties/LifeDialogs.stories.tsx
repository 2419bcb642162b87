import { expect, fn, screen } from 'storybook/test';
import { buildPropertyRow } from '#contract/fixtures/properties.ts';
import { ApiError } from '#src/lib/apiError.ts';
import { LifeDialogs } from '#src/screens/broker/properties/LifeDialogs.tsx';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const row = buildPropertyRow();
const deletion = { row, open: false, confirm: fn(), close: fn() };
const refusal = { row, open: false, error: undefined as unknown, sendForReview: fn(), close: fn() };
const meta = preview.meta({ component: LifeDialogs, parameters: framed(360) });

/** The safe answer, Cancel, has the focus. */
export const Deleting = meta.story({
  args: { life: { deletion: { ...deletion, open: true }, refusal } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(deletion.confirm).toHaveBeenCalled();
  },
});

/** The server's message, and the step that is allowed instead. */
export const ReviewInstead = meta.story({
  args: {
    life: {
      deletion,
      refusal: {
        ...refusal,
        open: true,
        error: new ApiError(409, 'This home is checked before it goes live.', {}, { steps: ['in_review', 'archived'] }),
      },
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send for review' }));
    await expect(refusal.sendForReview).toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: { life: { deletion, refusal: { ...refusal, open: true, error: new ApiError(500, '') } } },
  play: async ({ userEvent }) => {
    await screen.findByText('The change could not be saved. Try again.');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(refusal.close).toHaveBeenCalled();
  },
});
