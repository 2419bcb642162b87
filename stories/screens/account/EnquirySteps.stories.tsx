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

/** A day of this year has no year, one of another year has. */
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
