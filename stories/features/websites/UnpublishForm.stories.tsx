import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildManagedSite } from '#contract/fixtures/managedSites.ts';
import { UnpublishForm } from '#src/features/websites/UnpublishForm.tsx';
import { managedSiteCalls } from '#stories/mocks/managedSites.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: UnpublishForm,
  args: { site: buildManagedSite(), open: true, onClose: fn(), onDone: fn() },
  parameters: framed(520),
  beforeEach: ({ msw }) => msw.use(...managedSiteCalls()),
});

export const Empty = meta.story({});

export const Filled = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await fill(userEvent, dialog.getByRole('textbox', { name: /Reason/ }), 'Homes that are not hers.');
    await userEvent.click(dialog.getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
  },
});
