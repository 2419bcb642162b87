import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fill } from '../../../.storybook/fill';
import preview from '../../../.storybook/preview';
import { sendEnquiry } from '../../../contract/sites';
import { EnquiryForm } from '../../../src/screens/site/EnquiryForm';
import { SiteFrame } from '../../../src/screens/site/SiteFrame';
import { siteLooks } from '../../../src/theme/sites/siteLooks';
import { failed, loading } from '../../mocks/mock';
import { fullSite, siteCalls } from '../../mocks/sites';

const meta = preview.meta({
  component: EnquiryForm,
  decorators: [
    (Story) => (
      <SiteFrame look={siteLooks.modern}>
        <Story />
      </SiteFrame>
    ),
  ],
});

// All that is needed, sent by keyboard.
const ask = async (element: HTMLElement) => {
  const form = within(element);
  await fill(userEvent, form.getByLabelText(/Your name/), 'Ravi Saxena');
  await fill(userEvent, form.getByLabelText(/Phone/), '+91 55501 20417');
  await userEvent.click(form.getByRole('checkbox'));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
};

export const Empty = meta.story({ args: { site: fullSite(), chosen: undefined, preview: false } });
export const InPreview = meta.story({
  args: { site: fullSite(), chosen: undefined, preview: true },
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is a preview');
  },
});

export const NothingTyped = meta.story({
  args: { site: fullSite(), chosen: undefined, preview: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }));
    await waitFor(() => expect(canvas.getByLabelText(/Your name/)).toHaveFocus());
  },
});

export const Busy = meta.story({
  args: { site: fullSite(), chosen: undefined, preview: false },
  beforeEach: ({ msw }) => msw.use(loading(sendEnquiry)),
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Sending…' })).toBeDisabled();
  },
});

export const ServerFailed = meta.story({
  args: { site: fullSite(), chosen: undefined, preview: false },
  beforeEach: ({ msw }) => msw.use(failed(sendEnquiry, 500)),
  play: async ({ canvas, canvasElement }) => {
    await ask(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send enquiry' })).toHaveFocus());
    await expect(canvas.getByLabelText(/Your name/)).toHaveValue('Ravi Saxena');
  },
});

export const SentThenAnother = meta.story({
  args: { site: fullSite(), chosen: undefined, preview: false },
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
