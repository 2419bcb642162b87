import { expect } from 'storybook/test';
import { buildEnquiry } from '#contract/fixtures/seeker.ts';
import { EnquirySteps } from '#src/screens/account/EnquirySteps.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const today = new Date().toISOString();
const meta = preview.meta({
  component: EnquirySteps,
  args: { enquiry: buildEnquiry() },
  decorators: [inBox({ maxWidth: 296, m: 2 })],
});

export const Answered = meta.story();

/** Only dates of other years show the year. */
export const Years = meta.story({
  tags: ['behaviour'],
  args: { enquiry: buildEnquiry({ at: '2019-03-02T06:30:00.000Z', seen_at: today, state: 'seen' }) },
  play: async ({ canvas }) => {
    const [sent, seen, answered] = canvas.getAllByRole('listitem');
    await expect(sent).toHaveTextContent('Sent 2 Mar 2019');
    await expect(seen).toHaveTextContent(/^Seen \d+ \w+$/);
    await expect(answered).toHaveTextContent('Answered not yet');
  },
});
