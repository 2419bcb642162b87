import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { buildLead } from '#contract/fixtures/leads.ts';
import { listBrokerLeads } from '#contract/leads/endpoints.ts';
import { OtherLeadDialog } from '#src/features/leads/work/OtherLeadDialog.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { brokersLeads, leadCalls, ownOf } from '#stories/mocks/leads.ts';
import { failed, loading, mock } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const [first, second] = brokersLeads.map(ownOf);

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Merge
      </button>
      <OtherLeadDialog lead={first ?? buildLead()} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = preview.meta({
  component: Opened,
  parameters: { ...framed(560), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
});

interface Play {
  canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement };
  userEvent: { click: (at: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> };
}

/** Opens the dialog and types into its search, which has the focus. */
const search = async ({ canvas, userEvent }: Play, words: string) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge with another lead' });
  await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
  await userEvent.keyboard(words);
  return within(dialog);
};

/** The results do not include the lead itself; the focus returns to where it was. */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await search({ canvas, userEvent }, 'Jaipur');
    await expect(await dialog.findByText(/leads fit$/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: new RegExp(`^${first?.full_name}`) })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(second?.full_name ?? '') }));
    const merge = within(await screen.findByRole('dialog', { name: 'Merge two leads' }));
    await userEvent.click(await merge.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Merge' })).toHaveFocus();
  },
});

export const Nobody = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await search({ canvas, userEvent }, 'zzz ');
    await expect(await dialog.findByText('No other lead fits “zzz”')).toBeVisible();
    // A trailing space stays, so that another word can follow.
    await expect(dialog.getByRole('textbox')).toHaveValue('zzz ');
  },
});

const long = 'Venkatanarasimharajuvaripeta Subramanian Padmanabhan Iyer of Thiruvananthapuram';

export const LongNames = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(listBrokerLeads, () => ({
        data: [7, 8].map((id) => buildLead({ id, full_name: long })),
        meta: { total: 2, page: 1, limit: 20 },
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await search({ canvas, userEvent }, 'Subra');
    await expect((await dialog.findAllByText(long))[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Searching = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(loading(listBrokerLeads)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await search({ canvas, userEvent }, 'Meenal');
    await expect(await dialog.findByRole('status')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listBrokerLeads, 503, { message: 'The service is busy' })),
  play: async ({ canvas, userEvent }) => {
    const dialog = await search({ canvas, userEvent }, 'Meenal');
    await expect(await dialog.findByText('The service is busy')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
