import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { EnquirySent } from '../../../src/features/sites/EnquirySent';
import { inSite } from './framed';

const meta = preview.meta({
  component: EnquirySent,
  decorators: inSite,
});

export const Sent = meta.story({
  args: { name: 'Ravi Saxena', broker: 'Asha Rathore', onAnother: fn() },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('status')).toHaveFocus()),
});
