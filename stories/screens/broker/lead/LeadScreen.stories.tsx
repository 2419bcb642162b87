import { expect, screen, waitFor, within } from 'storybook/test';
import { updateBrokerLead } from '#contract/leads/endpoints.ts';
import { LeadScreen } from '#src/screens/broker/lead/LeadScreen.tsx';
import { signedIn } from '#stories/mocks/auth.ts';
import { brokersLeads, leadCalls } from '#stories/mocks/leads.ts';
import { failed } from '#stories/mocks/mock.ts';
import { framed } from '#storybook/framed.ts';
import { inPanel } from '#storybook/inPanel.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: LeadScreen,
  decorators: [inPanel],
  parameters: { ...framed(900), session: signedIn('broker'), router: { path: '/broker/crm/:id', at: '/broker/crm/1' } },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
});

const name = brokersLeads.find(({ id }) => id === 1)?.full_name ?? '';

/** A click moves the lead, which can be undone; a new note appears on the timeline at once. */
export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(name);
    const before = canvas.getAllByRole('radio', { checked: true })[0]?.textContent ?? '';
    await userEvent.click(canvas.getByRole('radio', { name: 'Proposal' }));
    await userEvent.click(
      within(
        (await screen
          .findByText('Moved to Proposal')
          .then((node) => node.closest('[role]') ?? node.ownerDocument.body)) as HTMLElement,
      ).getByRole('button', { name: 'Undo' }),
    );
    await waitFor(() => expect(canvas.getByRole('radio', { name: before })).toBeChecked());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Brings her parents');
    await userEvent.click(canvas.getByRole('button', { name: 'Save note' }));
    const timeline = within(canvas.getByRole('region', { name: /^Timeline/ }));
    await expect(await timeline.findByText('Brings her parents')).toBeVisible();
  },
});

/** On a phone the ways to reach the person and to write a note are at the bottom. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Nothing planned')).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Write a note' }));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  },
});

/** The lead's details are edited in the same form as in the CRM. */
export const Edited = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the facts' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Lead' }));
    const city = await form.findByRole('textbox', { name: /City/ });
    await userEvent.clear(city);
    await userEvent.type(city, 'Udaipur');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Lead saved')).toBeVisible();
    await expect(await canvas.findByText('Udaipur')).toBeVisible();
  },
});

export const NotMoved = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(updateBrokerLead, 503, { message: 'The service is busy' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Proposal' }));
    await expect(await screen.findByText('The service is busy')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Proposal' })).not.toBeChecked();
  },
});
