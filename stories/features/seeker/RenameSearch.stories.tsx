import { expect, fn, waitFor } from 'storybook/test';
import { buildSavedSearch } from '#contract/fixtures/seeker.ts';
import { changeSavedSearch } from '#contract/seeker.ts';
import { RenameSearch } from '#src/features/seeker/RenameSearch.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { seekerCalls } from '#stories/mocks/seeker.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: RenameSearch,
  args: { search: buildSavedSearch(), onDone: fn() },
  decorators: [inBox({ maxWidth: 296, m: 2 })],
  parameters: { ...framed(240), session: signedIn('user') },
  beforeEach: ({ msw }) => msw.use(...seekerCalls()),
});

export const Saved = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await fill(userEvent, canvas.getByRole('textbox'), 'For Amma');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
  },
});

/** The server's message about the name shows under the field. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(failed(changeSavedSearch, 400, { message: 'Check the name', errors: { name: 'Name is too long' } })),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Name is too long'));
    await expect(canvas.queryByText('Check the name')).toBeNull();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(changeSavedSearch)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saving…')).toBeVisible();
  },
});
