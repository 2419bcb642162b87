import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exportAdminLeads, LEAD_ROWS_HEADER } from '#contract/leads/endpoints.ts';
import { ExportLeads } from '#src/features/leads/ExportLeads.tsx';
import { brokerLeadApi, operatorLeadApi } from '#src/features/leads/leadApi.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { failed } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: ExportLeads,
  args: { api: operatorLeadApi, filter: { q: '', status: '' } },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
  parameters: framed(640),
});

/** Resolves with the names of the files that `work` saves. */
const savedBy = async (work: () => Promise<void>): Promise<string[]> => {
  const saved: string[] = [];
  const listen = (event: MouseEvent) => {
    if (event.target instanceof HTMLAnchorElement) saved.push(event.target.download);
    event.preventDefault();
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    this.addEventListener('click', listen);
    this.dispatchEvent(new MouseEvent('click', { cancelable: true }));
  };
  try {
    await work();
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
  return saved;
};

export const Downloads = meta.story({
  play: async ({ canvas, userEvent }) => {
    const saved = await savedBy(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export Leads' }));
      await expect(await screen.findByText('1 lead saved in leads.csv')).toBeVisible();
    });
    await expect(saved).toEqual(['leads.csv']);
  },
});

/** Exports a broker's own leads. */
export const OfABroker = meta.story({
  args: { api: brokerLeadApi },
  play: async ({ canvas, userEvent }) => {
    const saved = await savedBy(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Export Leads' }));
      await expect(await screen.findByText('1 lead saved in my-leads.csv')).toBeVisible();
    });
    await expect(saved).toEqual(['my-leads.csv']);
  },
});

/** A long export shows its progress and can be cancelled, which saves no file. */
export const Running = meta.story({
  beforeEach: ({ msw }) => {
    const pieces = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(`id\n${'1\n'.repeat(1200)}`)),
    });
    msw.use(
      http.get(
        `*${exportAdminLeads.path}`,
        () => new HttpResponse(pieces, { headers: { [LEAD_ROWS_HEADER]: '4800' } }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export Leads' }));
    await expect(await canvas.findByRole('button', { name: 'Exporting…' })).toBeDisabled();
    const bar = await screen.findByRole('progressbar', { name: 'Making leads.csv' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '25'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Export Leads' })).toBeEnabled();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(exportAdminLeads, 503, { message: 'The service is busy, please try again' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export Leads' }));
    const alert = within(await screen.findByRole('alertdialog', { name: 'Export failed' }));
    await waitFor(() => expect(alert.getByText('The service is busy, please try again')).toBeVisible());
    await expect(alert.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
});
