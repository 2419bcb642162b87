import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { exportAdminLeads } from '../../../contract/leads';
import { ExportLeads } from '../../../src/features/leads/ExportLeads';
import { adminDesk } from '../../../src/features/leads/leadDesk';
import { leadCalls } from '../../mocks/leads';
import { failed, loading } from '../../mocks/mock';

const meta = preview.meta({
  component: ExportLeads,
  args: { desk: adminDesk, filter: { q: '', status: '' } },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
});

export const Downloads = meta.story({
  play: async ({ canvas, userEvent }) => {
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
    await userEvent.click(canvas.getByRole('button', { name: 'Export Leads' }));
    await waitFor(() => expect(saved).toEqual(['leads.csv']));
    HTMLAnchorElement.prototype.click = click;
  },
});

export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(exportAdminLeads)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export Leads' }));
    await expect(await canvas.findByRole('button', { name: 'Exporting…' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(exportAdminLeads, 501, { message: 'Not built yet' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export Leads' }));
    const alert = within(await screen.findByRole('alertdialog', { name: 'Export failed' }));
    await waitFor(() => expect(alert.getByText('Not built yet')).toBeVisible());
  },
});
