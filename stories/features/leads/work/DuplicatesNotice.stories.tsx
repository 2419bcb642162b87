import { expect, screen, waitFor, within } from 'storybook/test';
import { buildLead } from '#contract/fixtures/leads.ts';
import { dismissDuplicate } from '#contract/leads/tools.ts';
import { type DuplicateLead, listDuplicates } from '#contract/leads/work.ts';
import { DuplicatesNotice } from '#src/features/leads/work/DuplicatesNotice.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { mock } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const other = (id: number, over: Partial<DuplicateLead> = {}): DuplicateLead => {
  const { full_name, phone, email, created_at } = buildLead({ full_name: 'Minal Dixit' });
  return { id, full_name, phone, email, status: 'contacted', created_at, matches: ['phone'], ...over };
};

const meta = preview.meta({
  component: DuplicatesNotice,
  args: { lead: buildLead({ duplicates: 2 }) },
  decorators: [inBox({ maxWidth: 720, m: 2 })],
  parameters: { ...framed(180), session: signedIn('broker') },
});

export const Several = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listDuplicates, () => ({
        data: [other(7), other(8, { full_name: 'M. Dixit', matches: ['phone', 'email'] })],
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 other leads may be the same person')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Minal Dixit' })).toHaveAttribute('href', '/broker/crm/7');
    await expect(canvas.getByText(/the same phone and e-mail/)).toBeVisible();
  },
});

/** A duplicate can be compared and merged, or marked as another person, which removes the notice. */
export const One = meta.story({
  args: { lead: buildLead({ duplicates: 1 }) },
  beforeEach: ({ msw }) => {
    let rows = [other(7)];
    msw.use(
      mock(listDuplicates, () => ({ data: rows })),
      mock(dismissDuplicate, () => {
        rows = [];
        return undefined;
      }),
      ...leadCalls(),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Another lead may be the same person')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare and merge with Minal Dixit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge two leads' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Not the same: Minal Dixit' }));
    await waitFor(() => expect(canvas.queryByText('Another lead may be the same person')).toBeNull());
  },
});

/** While other duplicates are left, the focus stays on the notice. */
export const OneLess = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => {
    let rows = [other(7), other(8, { full_name: 'M. Dixit' })];
    msw.use(
      mock(listDuplicates, () => ({ data: rows })),
      mock(dismissDuplicate, () => {
        rows = rows.slice(0, 1);
        return undefined;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Not the same: M. Dixit' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Another lead may be the same person')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Duplicates' })).toHaveFocus());
  },
});
