import { expect, screen, waitFor, within } from 'storybook/test';
import { buildErased, buildLead } from '#contract/fixtures/leads.ts';
import { brokerLeadApi, operatorLeadApi } from '#src/features/leads/leadApi.ts';
import { LeadPage } from '#src/features/leads/work/LeadPage.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const plan = { at: '2099-01-01T05:30:00.000Z', kind: 'visit', text: 'See the garden' } as const;

const meta = preview.meta({
  component: LeadPage,
  args: { api: brokerLeadApi, lead: buildLead({ follow_up: plan }) },
  decorators: [inPanel],
  parameters: { ...framed(900), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
});

export const Planned = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => expect(await canvas.findByText('See the garden')).toBeVisible(),
});

/** The person cannot be reached, and nothing can be planned or written. */
export const Erased = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { lead: buildErased({ status: 'contacted' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Erased on the person’s request')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Call|WhatsApp|E-mail)/ })).toBeNull();
    for (const name of [/^Edit/, /^More for/, /^Save/]) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
});

export const ErasedOnAPhone = meta.story({
  tags: ['full'],
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
  args: { lead: buildErased() },
});

export const ConsentWithdrawn = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { lead: buildLead({ privacy: 'withdrawn' }) },
  play: async ({ canvas }) => expect(canvas.getByText('Consent withdrawn')).toBeVisible(),
});

/** The operator is not asked about duplicates: each broker handles their own leads. */
export const OfTheOperator = meta.story({
  tags: ['behaviour'],
  args: { api: operatorLeadApi, lead: buildLead({ duplicates: 2 }) },
  parameters: { session: signedIn('super_admin') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing planned')).toBeVisible();
    await expect(canvas.queryByText(/may be the same person/)).toBeNull();
  },
});

/** N moves the focus to the composer, unless a field has the focus or shortcuts are turned off. */
export const ByKey = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByRole('textbox', { name: 'Note' });
    await userEvent.keyboard('n');
    await expect(note).toHaveFocus();
    await userEvent.keyboard('no lift');
    await expect(note).toHaveValue('no lift');
    note.blur();
    localStorage.setItem('nivaas.shortcuts', 'off');
    window.dispatchEvent(new StorageEvent('storage', { key: 'nivaas.shortcuts' }));
    await userEvent.keyboard('n');
    await expect(note).not.toHaveFocus();
  },
});

/** The menu finds another lead and merges it; the focus returns to the menu's button. */
export const MergedByHand = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: `More for ${args.lead.full_name}` });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Merge with another' }));
    const search = await screen.findByRole('textbox', { name: 'Search by name, phone or e-mail' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('Jaipur');
    const found = within(await screen.findByRole('list', { name: 'Leads that fit' }));
    await userEvent.click(found.getAllByRole('button')[0] as HTMLElement);
    const merge = within(await screen.findByRole('dialog', { name: 'Merge two leads' }));
    await waitFor(() => expect(merge.getByRole('button', { name: 'Merge' })).toBeEnabled());
    await userEvent.click(merge.getByRole('button', { name: 'Merge' }));
    await expect(await screen.findByText('Merged. Both timelines are one now.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(more).toHaveFocus();
  },
});
