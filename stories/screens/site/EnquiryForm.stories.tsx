import { expect, waitFor } from 'storybook/test';
import { fill } from '../../../.storybook/fill';
import preview from '../../../.storybook/preview';
import { EnquiryForm } from '../../../src/screens/site/EnquiryForm';
import { SiteFrame } from '../../../src/screens/site/SiteFrame';
import { siteLooks } from '../../../src/theme/sites/siteLooks';
import { fullSite } from '../../../stories/mocks/sites';

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

export const Empty = meta.story({ args: { site: fullSite(), chosen: undefined, preview: false } });
export const InPreview = meta.story({
  args: { site: fullSite(), chosen: undefined, preview: true },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText(/Your name/), 'Ravi Saxena');
    await fill(userEvent, canvas.getByLabelText(/Phone/), '+91 55501 20417');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send enquiry' }));
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
