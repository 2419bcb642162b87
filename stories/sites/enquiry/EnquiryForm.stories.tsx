import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HONEYPOT } from '#contract/rules/enquiry.ts';
import { sendEnquiry } from '#contract/sites.ts';
import { EnquiryForm } from '#src/sites/enquiry/EnquiryForm.tsx';
import { lists } from '#src/sites/templates/lists.ts';
import { failed, loading } from '#stories/mocks/mock.ts';
import { fullSite, siteCalls } from '#stories/mocks/sites.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({
  component: EnquiryForm,
  decorators: inSite,
  args: { site: fullSite(), about: fullSite().listings, preview: false, voice: {} },
  parameters: framed(640),
});

// Fills in the required fields and submits by keyboard.
const ask = async (element: HTMLElement) => {
  const form = within(element);
  await fill(userEvent, form.getByLabelText(/Your name/), 'Ravi Saxena');
  await fill(userEvent, form.getByLabelText(/Phone/), '+91 55501 20417');
  await userEvent.click(form.getByRole('checkbox'));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
};

export const Empty = meta.story();
/** As in a letter: the message first, then the sender's details. */
export const Letter = meta.story({ args: { voice: lists.heritage.enquiry } });
export const InPreview = meta.story({
  args: { preview: true },
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is a preview');
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }));
    await waitFor(() => expect(canvas.getByLabelText(/Your name/)).toHaveFocus());
    // Correcting a field does not move the focus.
    await userEvent.keyboard('R');
    await waitFor(() => expect(canvas.queryByText('Your name is required')).toBeNull());
    await expect(canvas.getByLabelText(/Your name/)).toHaveFocus();
    await expect(canvas.getByLabelText(/Your name/)).toHaveValue('R');
  },
});

export const Busy = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(sendEnquiry)),
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const ServerFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(sendEnquiry, 500)),
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText(/Your name/)).toHaveValue('Ravi Saxena');
  },
});

export const Lure = meta.story({
  args: { about: [] },
  play: async ({ canvas, canvasElement }) => {
    const honeypot = canvasElement.querySelector<HTMLInputElement>(`input[name="${HONEYPOT}"]`);
    await expect(honeypot).toHaveAttribute('tabindex', '-1');
    await expect(honeypot).toHaveAttribute('autocomplete', 'off');
    // Assistive technology and sighted users do not notice it.
    await expect(canvas.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
    await expect(honeypot?.closest('[aria-hidden="true"]')?.clientWidth).toBe(1);
  },
});

export const SentThenAnother = meta.story({
  beforeEach: ({ msw }) => msw.use(...siteCalls()),
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/Your name/)).toHaveFocus());
    await expect(canvas.getByLabelText(/Your name/)).toHaveValue('');
  },
});
