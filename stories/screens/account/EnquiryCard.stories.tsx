import { expect } from 'storybook/test';
import { buildEnquiry } from '#contract/fixtures/seeker.ts';
import { EnquiryCard } from '#src/screens/account/EnquiryCard.tsx';
import { someEnquiries } from '#stories/mocks/seeker.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const [answered = buildEnquiry(), seen = buildEnquiry(), sent = buildEnquiry()] = someEnquiries();
const meta = preview.meta({
  component: EnquiryCard,
  args: { enquiry: answered },
  decorators: [inBox({ maxWidth: 328, m: 2 })],
});

const steps = (canvas: { getAllByRole: (role: 'listitem') => HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/ 20\d\d$/, ''));

/** Each step shows its date. */
export const Answered = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Neem Court' })).toBeVisible();
    await expect(steps(canvas)).toEqual(['Sent 18 Nov', 'Seen 18 Nov', 'Answered 19 Nov']);
  },
});

export const Seen = meta.story({
  args: { enquiry: seen },
  play: async ({ canvas }) => {
    await expect(steps(canvas)).toEqual(['Sent 21 Nov', 'Seen 22 Nov', 'Answered not yet']);
  },
});

/** Only sent so far, about a home that is no longer for sale. */
export const Sent = meta.story({
  args: { enquiry: sent },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No longer for sale$/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(steps(canvas)).toEqual(['Sent 23 Nov', 'Seen not yet', 'Answered not yet']);
  },
});

/** Answered by telephone: it is not known when it was seen. */
export const WithoutDay = meta.story({
  args: { enquiry: buildEnquiry({ seen_at: null }) },
  play: async ({ canvas }) => {
    await expect(steps(canvas)).toEqual(['Sent 18 Nov', 'Seen done', 'Answered 19 Nov']);
  },
});
