import { expect, fn, waitFor } from 'storybook/test';
import { EnquirySent } from '#src/sites/enquiry/EnquirySent.tsx';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({
  component: EnquirySent,
  decorators: inSite,
});

export const Sent = meta.story({
  args: { name: 'Ravi Saxena', broker: 'Asha Rathore', onAnother: fn() },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('status')).toHaveFocus()),
});
