import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { buildPropertyRow } from '#contract/fixtures/properties.ts';
import { getProperty, listEvents } from '#contract/properties/endpoints.ts';
import { PropertyDialog } from '#src/features/properties/PropertyDialog.tsx';
import { failed, loading } from '#stories/mocks/mock.ts';
import { propertyCalls } from '#stories/mocks/properties.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PropertyDialog,
  args: { row: buildPropertyRow(), open: true, onClose: fn() },
  parameters: framed(760),
});

export const Filled = meta.story({
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  // Escape closes the large photo; the property stays open.
  play: async ({ args, userEvent }) => {
    const [photo] = await screen.findAllByRole('button', { name: /primary$/ });
    photo?.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Photos' });
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Photos' })).toBeNull());
    await waitFor(() => expect(photo).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(loading(getProperty)) });
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(failed(getProperty)) });
/** View after a failure loads again, without the old message. */
export const FailedBefore = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getProperty)),
  render: function Screen(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          View
        </button>
        <PropertyDialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, msw, userEvent }) => {
    await screen.findByText('Failed to load details');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    msw.use(...propertyCalls());
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    await screen.findByText('Car Parking');
    await expect(screen.queryByText('Failed to load details')).toBeNull();
  },
});
/** The timeline is the last part of the dialog; if it fails, the rest stays. */
export const TimelineFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listEvents), ...propertyCalls()),
  play: async () => {
    await screen.findByText('Failed to load the timeline');
    await expect(screen.getByText('Car Parking')).toBeInTheDocument();
    await expect(screen.getAllByRole('heading', { level: 3 }).at(-1)).toHaveTextContent('Timeline');
  },
});
