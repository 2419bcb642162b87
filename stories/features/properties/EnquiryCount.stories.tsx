import { expect } from 'storybook/test';
import { EnquiryCount } from '#src/features/properties/EnquiryCount.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: EnquiryCount,
  args: { count: 14, title: 'Villa & garden' },
  decorators: [inBox({ p: 2 })],
});

/** The link searches the CRM for the home. */
export const Some = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '14 enquiries about Villa & garden' })).toHaveAttribute(
      'href',
      '/broker/crm?q=Villa%20%26%20garden',
    ),
});
export const One = meta.story({
  args: { count: 1 },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveTextContent('1 enquiry'),
});
export const None = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No enquiries')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
