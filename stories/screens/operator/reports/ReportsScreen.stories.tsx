import { expect, waitFor } from 'storybook/test';
import { leadsReport, listingsReport, visitsReport } from '#contract/figures.ts';
import { ReportsScreen } from '#src/screens/operator/reports/ReportsScreen.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { figureCalls } from '#stories/mocks/figures.ts';
import { failed } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ReportsScreen,
  parameters: { ...framed(1400), session: signedIn('super_admin') },
  beforeEach: ({ msw }) => msw.use(...figureCalls()),
  decorators: [inPanel],
});

/** Custom dates start with those that are shown; each count links to its list. */
export const OwnDates = meta.story({
  parameters: { router: { path: '/', at: '/?period=own&from=2026-10-25&to=2026-11-23' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('25 October to 23 November, against the 30 days before')).toBeVisible();
    const posted = await canvas.findByRole('link', { name: '214' });
    await expect(posted).toHaveAttribute(
      'href',
      '/superadmin/manage-property?posted_from=2026-10-25&posted_to=2026-11-23',
    );
    await userEvent.click(canvas.getByRole('button', { name: '7 days' }));
    await waitFor(() => expect(canvas.queryByLabelText('From')).toBeNull());
  },
});

export const NothingYet = meta.story({ beforeEach: ({ msw }) => msw.use(...figureCalls({ empty: true })) });

/** A card that fails does not affect the others. */
export const SomeFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listingsReport), failed(visitsReport), failed(leadsReport, 503)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(8), {
      timeout: 10_000,
    });
    await expect(await canvas.findByText('Vikram Shekhawat')).toBeVisible();
  },
});
